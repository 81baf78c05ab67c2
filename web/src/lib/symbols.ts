/** The NATO symbol of a card: by words in its name, else by its type. */
import type { Face } from "./face";
import type { CardInfo } from "./protocol";

/** The first pattern that a card's slug fits tells its symbol; then its type does. */
const BY_SLUG: [RegExp, string][] = [
  [/mortar/, "mortar"],
  [/javelin|nlaw|stuhna|stugna|anti-tank|panzerfaust|panzerjaeger|pak-|zis-3|tank-hunter/, "antitank"],
  [/igla|stinger|air-defen|tor-m2|pantsir|buk|s-300|strela|gepard|flak/, "airdefence"],
  [/bayraktar|drone|orlan/, "drone"],
  [/recon|scout|ba-64|armou?red-car/, "recon"],
  [/himars|grad|smerch|uragan|iskander|tochka|rocket|katyusha|bm-|nebelwerfer/, "rocket"],
  [/engineer|pioneer|sapper/, "engineers"],
  [/medic|hospital/, "medical"],
  [/signal|krasukha/, "signals"],
  [/mi-\d|ka-5|helicopter/, "helicopter"],
  [/mountain/, "mountain"],
  [/airborne|air-assault|desant/, "airborne"],
  [/headquarters|hq/, "headquarters"],
  [/mechani|motor|panzer-?grenadier|bmp|btr|sd-kfz/, "mechanised"],
  [/special|sso|73rd/, "special"],
];
const BY_TYPE: Record<string, string> = {
  infantry: "infantry",
  tank: "armour",
  armoured: "armour",
  artillery: "artillery",
  air: "aviation",
  aviation: "aviation",
  reconnaissance: "recon",
  support: "supply",
  other: "supply",
};
const TINT: Record<string, string> = {
  infantry: "infantry",
  tank: "armour",
  armoured: "armour",
  artillery: "artillery",
  air: "air",
  aviation: "air",
  reconnaissance: "infantry",
  support: "service",
  other: "service",
};
const ECHELONS: [RegExp, string][] = [
  [/squad|crew/, "•"],
  [/platoon|zug/, "•••"],
  [/company|battery/, "I"],
  [/battalion|division-artillery/, "II"],
  [/regiment/, "III"],
  [/brigade/, "X"],
  [/division/, "XX"],
];

export function unitFace(card: CardInfo, type: string): Pick<Face, "symbol" | "tint" | "echelon"> {
  const found = BY_SLUG.find(([pattern]) => pattern.test(card.slug))?.[1];
  const symbol = found ?? BY_TYPE[type] ?? "infantry";
  const tint = symbol === "airdefence" ? "airdef" : (TINT[type] ?? "service");
  return { symbol, tint: `--arm-${tint}`, echelon: ECHELONS.find(([pattern]) => pattern.test(card.slug))?.[1] ?? "" };
}
