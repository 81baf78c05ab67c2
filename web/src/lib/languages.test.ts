import { afterEach, describe, expect, it } from "vitest";
import { languages } from "./languages.svelte";
import { Speech } from "./words";

afterEach(() => languages.add({}));

describe("the languages of the page", () => {
  it("are those that it was built with, English first", () => {
    expect(languages.all[0]).toBe("en");
    expect(languages.all).toContain("uk");
  });

  it.each([
    ["uk-UA", "uk"],
    ["uk", "uk"],
    ["ukx", "en"],
    ["qx", "en"],
  ])("a reader of %s gets %s", (wanted, lang) => {
    expect(languages.spoken(wanted)).toBe(lang);
  });

  it("and those that the server has found elsewhere", () => {
    languages.add({ qx: { page: "undo = Ûndo", afu: "game-about = Ârmies" } });
    expect(languages.all).toEqual(["en", "qx", "uk"]);
    expect(languages.spoken("qx-QX")).toBe("qx");
    expect(new Speech("qx").t("undo")).toBe("Ûndo");
    expect(new Speech("qx", null, [], "afu").t("game-about")).toBe("Ârmies");
    expect(new Speech("qx").t("theme")).toBe(new Speech("en").t("theme"));
  });
});
