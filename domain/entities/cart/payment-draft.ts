/** Choices of the payment step, before the order is placed. */
import * as Schema from "effect/Schema"
import { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const PaymentDraft = Schema.Struct({
  methodId: orNull(LooseInt),
  lease: Schema.optionalKey(Schema.NullOr(LeaseChoice)),
  receiptKind: orElse(Schema.Literals(["person", "organization"]), "person"),
  registryNumber: orElse(Schema.String, ""),
})
export type PaymentDraft = typeof PaymentDraft.Type
