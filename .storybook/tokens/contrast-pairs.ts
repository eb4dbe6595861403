/** Pairs of ink and ground with their minimum contrast: WCAG 2.2 AA requires 4.5 for text, 3 for icons and controls. */

export type Ink = { readonly ink: string; readonly grounds: ReadonlyArray<string>; readonly need: number; readonly use: string }

const text = 4.5
const sign = 3
const paper = ["--felt", "--paper", "--wool"]
const tiles = ["--tile"]

export const inks: ReadonlyArray<Ink> = [
  { ink: "--ink", grounds: [...paper, ...tiles], need: text, use: "Text" },
  { ink: "--ink-quiet", grounds: [...paper, ...tiles], need: text, use: "Notes, the price before" },
  { ink: "--ink-faint", grounds: ["--felt", "--paper"], need: sign, use: "Signs beside text" },
  { ink: "--edge", grounds: ["--felt", "--paper"], need: sign, use: "Outlines of fields and buttons" },
  { ink: "--sky", grounds: [...paper, "--sky-tint"], need: text, use: "Links, the focus, what is chosen" },
  { ink: "--sky-deep", grounds: ["--paper", "--sky-tint"], need: text, use: "Links under the pointer" },
  { ink: "--on-sky", grounds: ["--sky", "--sky-deep"], need: text, use: "The primary button" },
  { ink: "--sale", grounds: [...paper, "--sale-tint"], need: text, use: "Sale prices, faults" },
  { ink: "--on-sale", grounds: ["--sale"], need: text, use: "The sale badge" },
  { ink: "--good", grounds: [...paper, "--good-tint"], need: text, use: "In stock, paid, saved" },
  { ink: "--ochre", grounds: ["--felt", "--paper"], need: sign, use: "Stars" },
  { ink: "--ochre-ink", grounds: ["--paper", "--ochre-tint"], need: text, use: "Bonus, gifts, warnings" },
]
