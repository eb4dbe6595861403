/** What the shop asks of `subset-font`, which brings no types of its own. */
declare module "subset-font" {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      readonly targetFormat: "sfnt" | "woff2"
      readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>
      readonly keepFeatures?: ReadonlyArray<string>
      readonly noHinting?: boolean
    },
  ): Promise<Buffer>
}
