/** Fields of the address step in reading order, with their wire names. */
import { addressWireNames } from "#domain/entities/account/address-fields.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { CheckoutForm, CheckoutRefusals } from "#machines/cart/checkout-form.ts"
import { refusalMessages, type RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import type { Text } from "#ui/messages/messages.tsx"

/** Names on the wire. */
const wire = {
  storeId: "pickup_store_id",
  ...addressWireNames,
  slot: "delivery_slot",
  note: "special_instructions",
} as const satisfies Partial<Record<keyof CheckoutForm, string>>

export type AddressField = keyof typeof wire
export const addressFields = Object.keys(wire) as ReadonlyArray<AddressField>

/** Label of a field. Where nothing is sent there is no receiver: the phone is the shopper's. */
export const receiverLabel = (field: AddressField, isUnsent: boolean) =>
  field === "phone" && isUnsent ? "checkout.receiver.phone" : (`address.${field}` as const)

/** First refusal of each field: the form's own rules first, then those of the response. */
export const addressWrongs = (refusals: CheckoutRefusals, problem: Problem | null, text: Text): RefusalMessages<AddressField> => {
  const fields = problem?._tag === "Refused" ? problem.fields : {}
  const byShop = Object.fromEntries(
    addressFields.flatMap((field) => {
      const messages = fields[wire[field]] ?? fields[field]
      return messages === undefined ? [] : [[field, messages] as const]
    }),
  )
  return { ...byShop, ...refusalMessages(refusals, text) }
}
