/** Price of the default listing filter, and the series of a product. Specification §5, V3; §7, C25. */

/** Price in tugrik up to which a product is not listed. Specification §9. */
export const listedAbove = 1

/** What a code of a series is: letters, then digits. The first word of an address is none. */
const seriesCode = /^\p{L}{1,6}\d{2,}$/u

/** Series of a SKU: the code before `-`, such as `NRL100` of `NRL100-01`; `null` where that is none, as of `green-tea`. */
export const seriesOf = (sku: string): string | null => {
  const [code = ""] = sku.split("-", 1)
  return seriesCode.test(code) ? code : null
}
