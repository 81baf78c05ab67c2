import { describe, expect, it } from "vitest";
import { hyphenated } from "./hyphens";

const shown = (text: string) => hyphenated(text).replaceAll("\u00ad", "-");

describe("long Ukrainian words", () => {
  it("break between syllables", () => {
    expect(shown("Планувальник")).toBe("Пла-ну-валь-ник");
    expect(shown("протитанковий")).toBe("про-ти-тан-ко-вий");
  });

  it("are the same to whoever reads them", () => {
    expect(hyphenated("Моторизований батальйон").replaceAll("\u00ad", "")).toBe("Моторизований батальйон");
  });

  it("stay whole where they are short, or of another language", () => {
    expect(shown("піхота")).toBe("піхота");
    expect(shown("Reconnaissance")).toBe("Reconnaissance");
  });
});
