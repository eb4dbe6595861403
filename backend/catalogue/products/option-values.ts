/** Stored values of a product's options and properties, in both languages. */

/** Value of an option; `value` appears in addresses and is the same in every language. */
export type Choice = {
  readonly key: string
  readonly value: string
  readonly mn: string
  readonly en: string
  readonly hex: string | null
}

/** Value of a property. */
export type PropertyRow = { readonly key: string; readonly mn: string; readonly en: string }
