/** The table of Outpost: the rivals above, the outpost that all look at beside the piles, your own prizes below. */
export default function layout(at, table) {
  at.innerHTML = `<div class="outpost"><div class="rivals"></div><div class="road"></div><div class="own"></div></div>`;
  const [rivals, road, own] = at.firstChild.children;
  const part = (where, name) => {
    const made = document.createElement("div");
    made.className = name;
    where.append(made);
    return made;
  };
  for (const seat of table.others) {
    const rival = part(rivals, "rival");
    table.plate(part(rival, "name"), seat);
    table.zone(part(rival, "hand"), `hand.${seat}`);
    table.zone(part(rival, "taken"), `taken.${seat}`);
  }
  const prize = part(road, "prize");
  prize.dataset.zone = "contested"; // cards that move fly from and to an element with the name of their zone
  for (const pile of ["outposts", "deck", "discard"]) table.zone(part(road, "pile"), pile);
  table.zone(part(own, "taken"), `taken.${table.side}`);
  return () => table.card(prize, table.view.zones.contested.cards[0]);
}
