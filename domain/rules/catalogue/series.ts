/** Series of a product: what its SKU says before `-`. Specification §7, C25. */

/** Code of a series: letters, then digits. The first word of an address is none. */
const seriesCode = /^\p{L}{1,6}\d{2,}$/u

/** Series of a SKU: `NRL100` of `NRL100-01`; `null` for a SKU without a code before `-`, such as `green-tea`. */
export const seriesOf = (sku: string): string | null => {
  const [code = ""] = sku.split("-", 1)
  return seriesCode.test(code) ? code : null
}
