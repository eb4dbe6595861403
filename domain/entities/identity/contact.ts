/** How somebody is reached: an e-mail in small letters, a phone number as its eight digits. */
import * as Schema from "effect/Schema"
import * as SchemaTransformation from "effect/SchemaTransformation"
import { normalizeEmail, normalizePhone } from "#domain/rules/identity/contact.ts"

/** Read as people type it, kept and written tidily. */
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
