/** Artwork of each demo product: drawing, texture and attachments. */
import type { DemoProduct } from "#backend/demo/demo.ts"
import type { Choice } from "#backend/demo/catalogue/options.ts"
import type { Weave } from "./textures.ts"

export type Guise = {
  readonly artwork: string
  readonly weave?: Weave
  readonly stretch?: number
  readonly angle?: number
  readonly flip?: boolean
  /** Colour for a product without colour options. */
  readonly hex?: string
  readonly reach?: number
  /** Colour of the recoloured part, where it is not the main one. */
  readonly part?: string
  /** A pale object, recoloured as a whole but for its coloured details. */
  readonly isPale?: boolean
  /** Emoji on its front, for the content of a bag. */
  readonly label?: string
  /** Companion object behind it. */
  readonly beside?: string
}

const coat = "1f9e5"

/** Artwork by SKU; products that share an emoji differ in shape, texture and colour. */
const own: Readonly<Record<string, Partial<Guise>>> = {
  "NRL100-01": { stretch: 1.14 },
  "NRL100-02": { stretch: 0.94 },
  "NRL110-01": { artwork: "sweater", weave: "knit" },
  "NRL110-02": { artwork: "turtleneck", weave: "knit" },
  "NRL110-03": { artwork: "cardigan", weave: "knit" },
  "NRL120-01": { artwork: "sweater", weave: "knit", stretch: 1.1 },
  "NRL130-01": { reach: 2 },
  "NRL130-02": { reach: 2, hex: "#7A2331", flip: true },
  "NRL140-01": { weave: "knit" },
  "TSM200-01": { hex: "#D7526E" },
  "TSM200-02": { stretch: 1.25 },
  "TSM210-02": { stretch: 1.08, flip: true },
  "TSM250-01": { stretch: 1.1 },
  "TSM270-01": { artwork: "skirt" },
  "TSM280-01": { artwork: coat, stretch: 0.92, beside: "1f456" },
  "TSM280-02": { artwork: "tie" },
  "TSM260-01": { stretch: 0.86, flip: true },
  "TML400-01": { artwork: "blanket", weave: "knit" },
  "TML410-01": { weave: "knit" },
  "TML410-02": { flip: true, angle: -6, beside: "1f9e6" },
  "OVZ500-01": { weave: "quilt", stretch: 1.16 },
  "OVZ500-02": { weave: "quilt", stretch: 0.95, flip: true },
  "OVZ510-01": { stretch: 1.05, flip: true },
  "OVZ510-02": { stretch: 1.02 },
  "OVZ520-01": { flip: true, reach: 2 },
  "DGL1300-02": { weave: "quilt", stretch: 0.8 },
  "KHL300-02": { stretch: 1.08, flip: true, reach: 2 },
  "KHL300-01": { reach: 2 },
  "GSH610-01": { reach: 2 },
  "ZML700-01": { reach: 2 },
  "TST1000-02": { angle: 12, flip: true },
  "TST1010-01": { part: "#A259C4", reach: 0.9 },
  "TST1020-01": { artwork: "jar", hex: "#EFA6B8" },
  "TST1020-02": { artwork: "jar", hex: "#F2994A", stretch: 0.94 },
  "TST1030-01": { artwork: "dropper" },
  "UNR1100-01": { artwork: "perfume" },
  "UNR1100-02": { artwork: "perfume", hex: "#6E9A7B", stretch: 1.14 },
  "KHS1200-04": { hex: "#3FB8AF" },
  "DGL1330-01": { artwork: "pouch", hex: "#8CC5EC", label: "1f476" },
  "TKM2000-01": { stretch: 1.38 },
  "TKM2000-02": { stretch: 1.5, flip: true },
  "TSG800-01": { reach: 2.2 },
  "ERC2210-01": { stretch: 0.94, reach: 2.2, flip: true },
  "NVR2800-01": { artwork: "pouch", hex: "#6F9E5B", label: "1f375" },
  "NVR2800-02": { artwork: "pouch", hex: "#6B4632", label: "2615" },
  "JMS2720-02": { artwork: "pouch", hex: "#4E8FC7", label: "1f35a" },
  "CHM2900-03": { angle: 8 },
  "CHM2900-02": { artwork: "pouch", hex: "#D96C9C", label: "1f36c" },
  "SVR3400-01": { artwork: "pouch", hex: "#C98A3C", label: "1f436" },
  "SVR3400-02": { artwork: "pouch", hex: "#7E6BB2", label: "1f431" },
  "KTN2510-01": { angle: -4 },
  "DGL1310-01": { stretch: 0.92, flip: true },
  "DLG2110-01": { artwork: "television" },
  "BGJ3320-01": { hex: "#2A2C31", reach: 3.4 },
  "TKM2010-01": { isPale: true },
  "TVJ2300-01": { angle: -5 },
  "MDL1500-01": { weave: "grain" },
  "HGM3200-01": { angle: 6 },
  "HGM3200-02": { isPale: true },
  "KHG3040-02": { isPale: true },
  "SHZ1700-02": { isPale: true },
}

const patterns: Readonly<Record<string, { readonly weave?: Weave; readonly hex?: string; readonly second: string }>> = {
  Цэцгэн: { weave: "flowers", hex: "#D7526E", second: "#FBE9D2" },
  Судалтай: { weave: "stripes", hex: "#2F5FA8", second: "#F6F1E7" },
  Дөрвөлжин: { weave: "checks", hex: "#A5313C", second: "#2B2A33" },
  Хээтэй: { weave: "ornament", hex: "#2F5D8C", second: "#E9C46A" },
  Говь: { hex: "#D9A760", second: "#FFFFFF" },
  Хөвсгөл: { hex: "#3E8FC4", second: "#FFFFFF" },
  Зууван: { hex: "#B98A2C", second: "#FFFFFF" },
}

/** Objects without texture take only the colour of a pattern. */
const cloth = /^(women\/clothing|men\/accessories\/ties|accessories\/scarves)/

/** Artwork of a product in one look. */
export type Dressed = Guise & { readonly colour: string | null; readonly second: string | null }

export const dressed = (product: DemoProduct, look: Choice | undefined): Dressed => {
  const guise: Guise = { artwork: product.artwork, ...(product.artwork === coat ? { reach: 1.7 } : {}), ...own[product.sku] }
  const pattern = look === undefined || look.hex !== null ? undefined : patterns[look.mn]
  return {
    ...guise,
    ...(pattern?.weave !== undefined && cloth.test(product.permalink) ? { weave: pattern.weave } : {}),
    colour: look?.hex ?? pattern?.hex ?? guise.hex ?? null,
    second: pattern?.second ?? null,
  }
}
