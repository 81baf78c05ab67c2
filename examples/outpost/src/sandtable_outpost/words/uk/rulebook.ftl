# What the chapters of the rulebook are called.

chapter-1 = Підготовка до гри
chapter-2 = Раунд
chapter-3 = Кінець гри
