/** Stored values of a product's options and properties, with their texts by locale. */
import type { Localized } from "#domain/entities/locale.ts"

/** Option value of a variant; `value` appears in addresses and is the same in every language. */
export type StoredOptionValue = Localized & { readonly key: string; readonly value: string; readonly hex: string | null }

/** Property of a product with its value. */
export type StoredProperty = Localized & { readonly key: string }
