/** The fields of the address step, in reading order, and what the shop calls them when it refuses one. */
import type { Problem } from "#domain/entities/problem.ts"
import type { CheckoutForm, CheckoutRefusals } from "#machines/cart/checkout-form.ts"
import { refusalWords, type RefusalWords } from "#ui/parts/feedback/refusal-words.ts"
import type { Text } from "#ui/words/words.tsx"

export const addressFields = ["city", "district", "quarter", "detail", "lastName", "firstName", "phone"] as const satisfies ReadonlyArray<keyof CheckoutForm>
export type AddressField = (typeof addressFields)[number]

/** Names on the wire. */
const wire: Readonly<Record<AddressField, string>> = {
  city: "city",
  district: "district",
  quarter: "quarter",
  detail: "address1",
  lastName: "lastname",
  firstName: "firstname",
  phone: "phone",
}

/** What is wrong with each field: by the form's rules first, then by the shop's answer. */
export const addressWrongs = (refusals: CheckoutRefusals, problem: Problem | null, text: Text): RefusalWords<AddressField> => {
  const said = problem?._tag === "Refused" ? problem.fields : {}
  const byShop = Object.fromEntries(
    addressFields.flatMap((field) => {
      const words = said[wire[field]] ?? said[field]
      return words === undefined ? [] : [[field, words] as const]
    }),
  )
  return { ...byShop, ...refusalWords(refusals, text) }
}
