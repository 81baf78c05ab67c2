() => {
  const SLACK = 1.5, HALF_A_LINE = 5;
  const wrong = new Set();
  const style = (one) => getComputedStyle(one);
  const scrolls = (one) => /auto|scroll/.test(style(one).overflowX + style(one).overflowY);
  /** Whoever wonders how a cut text goes on can read it: the card, a title, or where it scrolls. */
  const opens = (one) => one.closest("[title], [data-card], button:not([data-lit])");
  const words = document.createTreeWalker(document.querySelector(".frame"), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (words.nextNode()) {
    const text = words.currentNode.data.trim(), own = words.currentNode.parentElement;
    if (!text || own.closest("svg, .ech, [aria-hidden=true]")) continue;
    if (!own.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || own.clientWidth === 1) continue;
    range.selectNodeContents(words.currentNode);
    const box = range.getBoundingClientRect();
    let free = false; // what is placed by itself is cut only by what it is placed in
    for (let up = own; box.width && up !== document.body && !scrolls(up); up = up.parentElement) {
      const placed = style(up).position;
      if (free && placed === "static") continue;
      free = placed === "absolute";
      if (style(up).overflow === "visible") continue;
      const room = up.getBoundingClientRect();
      const aside = box.right > room.right + SLACK || box.left < room.left - SLACK;
      const below = box.bottom > room.bottom + HALF_A_LINE || box.top < room.top - HALF_A_LINE;
      if (!aside && !below) continue;
      const sign = [up, own].some((one) => style(one).textOverflow === "ellipsis" || (!aside && style(one).webkitLineClamp !== "none"));
      if (!sign || !opens(own)) wrong.add(`${sign ? "nothing opens" : "no sign that it goes on"}: "${text}" in ${up.className}`);
      break;
    }
  }
  for (const cost of document.querySelectorAll(".frame .card .cost")) {
    const badge = cost.parentElement.querySelector(":scope > .badge");
    if (!badge?.getClientRects().length) continue;
    const [a, b] = [cost.getBoundingClientRect(), badge.getBoundingClientRect()];
    if (a.right > b.left + SLACK && a.bottom > b.top + SLACK) wrong.add(`the price of ${cost.closest(".card").dataset.card} lies under its badge`);
  }
  for (const vals of document.querySelectorAll(".frame .card .vals")) {
    if (vals.getClientRects().length && vals.scrollWidth > vals.clientWidth + SLACK)
      wrong.add(`the values of ${vals.closest(".card").dataset.card} are wider than the card`);
  }
  return [...wrong];
}
