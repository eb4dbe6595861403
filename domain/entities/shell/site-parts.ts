/** Parts of a site's configuration that the shop may also keep as content: fields, and their names on the wire. Specification §9. */
import * as Schema from "effect/Schema"
import { defaultLocale } from "#domain/entities/locale.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { LooseInt, LooseNumber, listOf, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { DeliverySettings } from "./delivery-settings.ts"
import { ReturnSettings } from "./return-settings.ts"

const Lifestyle = Schema.Struct({ productCat: Schema.String, storeCodes: listOf(Schema.String) }).pipe(
  Schema.encodeKeys({ productCat: "product_cat", storeCodes: "store_codes" }),
)

/** Names, contacts and look of a site. */
export const identityFields = {
  brand: Schema.String,
  company: Schema.String,
  supportPhone: Schema.String,
  supportEmail: orElse(Schema.String, ""),
  /** Address of the company. */
  address: orElse(LocalizedText, { [defaultLocale]: "" }),
  /** Accent colour, `#rrggbb`; the interface derives readable shades from it. */
  accent: orNull(Schema.String.check(Schema.isPattern(/^#[0-9a-f]{6}$/i, { message: "setting.rule.colour" }))),
  /** Name of a square picture beside the brand, and of the site's icons; `null` draws them. */
  logo: orNull(Schema.NonEmptyString),
  /** Name of the picture of shared links to pages without one. */
  sharePicture: orNull(Schema.NonEmptyString),
  /** Name of the picture at the top of the home page; `null` shows products there. */
  heroPicture: orNull(Schema.NonEmptyString),
  /** Category and stores of the lifestyle row; `null` for none. C25, S31. */
  lifestyle: orNull(Lifestyle),
}
export const identityKeys = {
  supportPhone: "support_phone",
  supportEmail: "support_email",
  sharePicture: "share_picture",
  heroPicture: "hero_picture",
} as const

/** Fee and time of deliveries, and the hours of work that bound them. */
export const deliveryFields = {
  shippingFee: Tugrik,
  deliveryHours: LooseNumber,
  workFrom: LooseInt,
  workTo: LooseInt,
  delivery: DeliverySettings,
}
export const deliveryKeys = {
  shippingFee: "shipping_fee",
  deliveryHours: "delivery_hours",
  workFrom: "work_from",
  workTo: "work_to",
} as const

export const returnFields = { returns: ReturnSettings }
