/** Payment methods that the site's configuration switches off, with the reason by locale. */
import * as Schema from "effect/Schema"
import { MethodType } from "#domain/entities/cart/payment.ts"
import { LocalizedText } from "#domain/entities/localized-text.ts"
import { orNull } from "#domain/entities/wire-codecs.ts"

const InactiveMethod = Schema.Struct({
  type: MethodType,
  /** `null` says that the method is temporarily unavailable. */
  note: orNull(LocalizedText),
})
export type InactiveMethod = typeof InactiveMethod.Type

export const InactiveMethods = Schema.Array(InactiveMethod)
