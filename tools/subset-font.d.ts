/** Types of `subset-font`, as far as it is used; the package has none. */
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
