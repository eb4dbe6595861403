/** E-mail address in lower case and phone number of eight digits. Specification §5, V5. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { normalizeEmail, normalizePhone } from "#domain/rules/identity/contact.ts"

/** Decodes what people type into its normal form. */
const normalized = (normalize: (text: string) => string) =>
  SchemaTransformation.transform<string, string>({ decode: normalize, encode: (text) => text })

export const Email = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String.check(
      Schema.isPattern(/^[a-zа-яёөү0-9.!#$%&'*+/=?^_{|}~-]+@[a-zа-яёөү0-9]+(?:[.-][a-zа-яёөү0-9]+)*\.[a-zа-яёөү0-9]+$/, { message: "v.email_format" }),
    ).pipe(Schema.brand("Email")),
    normalized(normalizeEmail),
  ),
).annotate({ identifier: "Email" })
export type Email = typeof Email.Type

export const Phone = Schema.String.pipe(
  Schema.decodeTo(
    Schema.String.check(Schema.isPattern(/^[5-9]\d{7}$/, { message: "v.phone_wrong" })).pipe(Schema.brand("Phone")),
    normalized(normalizePhone),
  ),
).annotate({ identifier: "Phone" })
export type Phone = typeof Phone.Type
