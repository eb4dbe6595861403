/** Fields of the address step in reading order, with their wire names. */
import type { Problem } from "#domain/entities/problem.ts"
import type { CheckoutForm, CheckoutRefusals } from "#machines/cart/checkout-form.ts"
import { refusalMessages, type RefusalMessages } from "#ui/parts/feedback/refusal-messages.ts"
import type { Text } from "#ui/messages/messages.tsx"

export const addressFields = ["storeId", "city", "district", "quarter", "detail", "lastName", "firstName", "phone", "otherPhone", "slot", "note"] as const satisfies ReadonlyArray<keyof CheckoutForm>
export type AddressField = (typeof addressFields)[number]

/** Names on the wire. */
const wire: Readonly<Record<AddressField, string>> = {
  storeId: "pickup_store_id",
  city: "city",
  district: "district",
  quarter: "quarter",
  detail: "address1",
  lastName: "lastname",
  firstName: "firstname",
  phone: "phone",
  otherPhone: "alternative_phone",
  slot: "delivery_slot",
  note: "special_instructions",
}

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
