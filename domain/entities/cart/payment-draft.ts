/** Choices of the payment step, before the order is placed. */
import * as Schema from "effect/Schema"
import { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import { LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const PaymentDraft = Schema.Struct({
  methodId: orNull(LooseInt),
  receiptKind: orElse(Schema.Literals(["person", "organization"]), "person"),
  registryNumber: orElse(Schema.String, ""),
  lease: Schema.optionalKey(Schema.NullOr(LeaseChoice)),
})
export type PaymentDraft = typeof PaymentDraft.Type
