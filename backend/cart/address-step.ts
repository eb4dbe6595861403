/** Address step of the checkout: where and when the order is delivered. */
import type { Address } from "#domain/entities/account/address.ts"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { addressOf, receiverOf } from "#domain/rules/account/address-form.ts"
import { refusedAddress } from "./refused-address.ts"
import type { Database } from "#backend/database/database.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { orderById } from "#backend/orders/order-rows.ts"
import type { BackendServices } from "#backend/services.ts"
import { locate, type LocatedAddress } from "#backend/country.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { sendsNothing } from "#backend/orders/order-totals.ts"
import { pickupPlace, requirePickup } from "./pickup.ts"
import { noDelivery, requireDelivery } from "./deliverable.ts"

export type AddressStep = {
  readonly address: Address
  readonly slot: DeliverySlot | null
  readonly note: string
  readonly storeId: number | null
}

/** Maximum characters of the note. */
const maxNote = 300

/** Refused fields by their names on the wire; for a pick-up, and an order that is not sent, only the receiver is checked. */
const refusedFields = ({ address, note }: AddressStep, isReceiverOnly: boolean): Readonly<Record<string, ReadonlyArray<MessageRef>>> => ({
  ...refusedAddress(address, { isReceiverOnly }),
  ...(note.length > maxNote ? { special_instructions: [{ key: "text.tooLong" }] } : {}),
})

/** Address of a delivery with its zones. Throws 422 for an unknown location. */
const deliveryAddress = (address: Address): LocatedAddress => {
  const located = locate(address)
  if (located === null) throw noDelivery()
  return located
}

/** The receiver at the address of a store. Throws 422 for an unknown store. */
const storeAddress = async (db: Database, address: Address, storeId: number): Promise<LocatedAddress> => {
  const place = await pickupPlace(db, storeId)
  if (place === null) throw wrongField("pickup_store_id", { key: "pickup.unknown" })
  return { given: { ...addressOf(address, null), ...place }, capital: true }
}

/** The receiver without an address, since nothing is sent. */
const receiverAlone = ({ address }: AddressStep): LocatedAddress => ({ given: addressOf(receiverOf(address), null), capital: true })

const locatedAddressOf = (db: Database, step: AddressStep, isNothingSent: boolean): LocatedAddress | Promise<LocatedAddress> => {
  if (isNothingSent) return receiverAlone(step)
  return step.storeId === null ? deliveryAddress(step.address) : storeAddress(db, step.address, step.storeId)
}

/**
 * Saves address, slot, note and store, and sets the state to payment; where nothing is sent, the receiver and the note. Throws 422 with
 * every refused field, for an unknown location or one where nothing is delivered, a slot that is not offered, a store that lacks a line, or an empty order.
 */
export const saveAddress = async (
  services: BackendServices,
  db: Database,
  orderId: number,
  step: AddressStep,
  now: Instant,
): Promise<void> => {
  const { lines } = await orderById(db, orderId, now)
  const isNothingSent = lines.length > 0 && sendsNothing({ lines })
  const storeId = isNothingSent ? null : step.storeId
  const refused = refusedFields(step, isNothingSent || storeId !== null)
  if (Object.keys(refused).length > 0) throw new Refusal(422, { key: "request.incorrect" }, { fields: refused })
  const located = await locatedAddressOf(db, step, isNothingSent)
  const slot = isNothingSent || storeId !== null ? null : step.slot
  if (lines.length === 0) throw new Refusal(422, { key: "order.empty" })
  if (!isNothingSent && storeId === null)
    requireDelivery({ lines, address: located, delivery_slot: slot, pickup_store: null }, services.site(), now)
  await db.query("update orders set address = $2, delivery_slot = $3, note = $4, pickup_store_id = $5, state = 'payment' where id = $1", [
    orderId,
    JSON.stringify(located),
    slot === null ? null : JSON.stringify(slot),
    step.note.trim(),
    storeId,
  ])
  await requirePickup(db, orderId)
}
