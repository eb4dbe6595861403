/** Address step of the checkout. */
import type { Address } from "#domain/entities/account/address.ts"
import { checkAddress } from "#domain/rules/account/address-form.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal } from "#backend/http/refusal.ts"
import type { BackendServices } from "#backend/services.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

/** Wire names of the fields. */
const fields = {
  lastName: "lastname",
  firstName: "firstname",
  phone: "phone",
  otherPhone: "alternative_phone",
  city: "city",
  district: "district",
  quarter: "quarter",
  detail: "address1",
  zipcode: "zipcode",
} as const
const texts: Readonly<Record<string, MessageRef>> = {
  "v.required": { key: "field.missing" },
  "v.phone_blank": { key: "phone.blank" },
  "v.phone_wrong": { key: "phone.incorrect" },
  "v.address": { key: "address.blank" },
  "address.choose_city": { key: "address.city" },
  "address.choose_district": { key: "address.district" },
}

/** Maximum characters of a field, and of the one that holds directions. */
const longest = 100
const longestDetail = 500

const refusedFields = (address: Address): Record<string, MessageRef[]> => {
  const tooLong = Object.entries(fields).filter(
    ([name]) => (address[name as keyof Address] ?? "").length > (name === "detail" ? longestDetail : longest),
  )
  return Object.fromEntries([
    ...tooLong.map(([, field]) => [field, [{ key: "text.tooLong" }]]),
    ...checkAddress(address).map(({ field, key }) => [fields[field], [texts[key] ?? { key: "field.incorrect" }]]),
  ])
}

/** Saves the address and sets the state to payment. Throws 422 with every refused field, for an unknown location, or for an empty order. */
export const saveAddress = async (services: BackendServices, db: Database, orderId: number, address: Address): Promise<void> => {
  const refused = refusedFields(address)
  if (Object.keys(refused).length > 0) throw new Refusal(422, { key: "request.incorrect" }, { fields: refused })
  const located = services.country.locate(address)
  if (located === null) {
    throw new Refusal(422, { key: "request.incorrect" }, { fields: { base: [{ key: "address.noDelivery" }] } })
  }
  const rows = await db.query(
    `update orders set address = $2, state = 'payment' where id = $1
     and exists (select from line_items where order_id = $1) returning 1`,
    [orderId, JSON.stringify(located)],
  )
  if (rows.length === 0) throw new Refusal(422, { key: "order.empty" })
}
