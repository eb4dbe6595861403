/** Brands and vendors as a merchant writes them. E11, E19. */
import * as Schema from "effect/Schema"
import { LocalizedName, LocalizedText } from "#domain/entities/localized-text.ts"
import { smallLetters } from "./small-letters.ts"

/** In addresses, and in product files. */
const Code = Schema.String.check(Schema.isPattern(/^[^\s/]+$/, { message: "setting.rule.code" }))
const Picture = Schema.optionalKey(Schema.NonEmptyString)

export const VendorContent = Schema.Struct({
  code: Code,
  /** In the address of its page; the code by default. */
  id: Schema.optionalKey(Code),
  name: LocalizedName,
  address: Schema.optionalKey(LocalizedText),
  phone: Schema.optionalKey(Schema.String),
  picture: Picture,
})
export type VendorContent = typeof VendorContent.Type

export const BrandContent = Schema.Struct({
  code: Code.check(smallLetters),
  name: LocalizedName,
  /** Code of the vendor who sells it; the shop itself by default. */
  vendor: Schema.optionalKey(Code),
  /** What it makes, in a few words. */
  field: Schema.optionalKey(LocalizedText),
  tagline: Schema.optionalKey(LocalizedText),
  /** Paragraphs with an empty line between them. */
  story: Schema.optionalKey(LocalizedText),
  /** Its logo, in place of a picture of its goods. */
  picture: Picture,
})
export type BrandContent = typeof BrandContent.Type
