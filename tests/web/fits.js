({ phone }) => {
  const SLACK = 1.5, LEAST = phone ? 44 : 24, STEP = 6, MANY = 8;
  const wrong = [];
  const lits = [...document.querySelectorAll("[data-lit]")].filter((one) => one.getClientRects().length > 0);
  const inside = (box, room) =>
    box.left >= room.left - SLACK && box.right <= room.right + SLACK &&
    box.top >= room.top - SLACK && box.bottom <= room.bottom + SLACK;
  const scrolls = (one) => /auto|scroll/.test(getComputedStyle(one).overflow) &&
    (one.scrollHeight > one.clientHeight + SLACK || one.scrollWidth > one.clientWidth + SLACK);
  const clips = (one) => getComputedStyle(one).overflow !== "visible";
  const above = (one) => {
    const found = [];
    for (let up = one.parentElement; up && up !== document.body; up = up.parentElement) found.push(up);
    return found;
  };
  const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
  const outline = (one) => (one.matches("g.ground") ? one.querySelector(".bg") : one).getBoundingClientRect();
  const inSight = (one) => {
    const box = outline(one);
    return inside(box, screen) && above(one).filter(clips).every((up) => inside(box, up.getBoundingClientRect()));
  };
  /** Is it the topmost thing at enough of its points? Another lit thing on it covers nothing as long as enough is free. */
  const free = (one) => {
    const box = outline(one);
    const at = (x, y) => document.elementFromPoint(x, y)?.closest("[data-lit]");
    const corners = [[.25, .25], [.75, .25], [.25, .75], [.75, .75]];
    for (const [x, y] of corners) {
      const hit = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
      if (!hit?.closest("[data-lit]")) return `covered by ${hit?.className?.baseVal ?? hit?.className ?? hit}`;
    }
    let own = 0;
    for (let x = box.left + 2; x < box.right - 1; x += STEP)
      for (let y = box.top + 2; y < box.bottom - 1; y += STEP) if (at(x, y) === one) own += STEP * STEP;
    const needed = Math.min(LEAST * LEAST, 0.6 * box.width * box.height);
    return own >= needed ? "" : `only ${own} px² of it are free`;
  };
  const small = (one) => {
    const box = outline(one);
    return !one.closest("svg") && Math.min(box.width, box.height) < LEAST - 0.5
      ? `only ${box.width.toFixed(0)}x${box.height.toFixed(0)}` : "";
  };
  const say = (one, why) => wrong.push(`${one.dataset.lit.split("|")[0]} (${one.className.baseVal ?? one.className}): ${why}`);
  const zones = new Map();
  for (const one of lits) {
    const zone = above(one).find(scrolls);
    const large = zone && (phone || (zone.matches(".fan") && zone.querySelectorAll("[data-card]").length > MANY));
    if (small(one)) say(one, small(one));
    if (large) zones.set(zone, [...(zones.get(zone) ?? []), one]);
    else if (!inSight(one)) {
      const { left, top, right, bottom } = outline(one);
      say(one, `out of sight at ${[left, top, right, bottom].map(Math.round)}`);
    } else if (free(one)) say(one, free(one));
  }
  for (const [zone, held] of zones) {
    if (!held.some(inSight)) say(held[0], `nothing lit of ${zone.className} is in sight`);
    if (held.some((one) => !inSight(one)) && !zone.dataset.more) say(held[0], `${zone.className} does not say that it goes on`);
    const before = [zone.scrollLeft, zone.scrollTop];
    for (const one of held) {
      if (!inSight(one)) {
        const box = outline(one), room = zone.getBoundingClientRect(), scale = room.width / zone.offsetWidth;
        zone.scrollLeft += (box.left + box.right - room.left - room.right) / 2 / scale;
        zone.scrollTop += (box.top + box.bottom - room.top - room.bottom) / 2 / scale;
      }
      if (!inSight(one)) say(one, `cannot be scrolled into sight in ${zone.className}`);
      else if (free(one)) say(one, `${free(one)} after scrolling ${zone.className}`);
    }
    [zone.scrollLeft, zone.scrollTop] = before;
  }
  return wrong;
}
