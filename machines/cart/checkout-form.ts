/** Checkout form: its fields and their refusals. B23, V5. */
import type { AddressDraft } from "#domain/entities/account/address.ts"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { SavedAddress } from "#domain/entities/account/saved-address.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { addressFormOf, addressOf, checkAddress, checkReceiver, receiverOf, type AddressForm } from "#domain/rules/account/address-form.ts"
import { isNear } from "#domain/rules/cart/delivery-place.ts"
import { chosenPlace } from "#domain/rules/cart/delivery-zones.ts"
import type { ChosenDelivery } from "#domain/rules/cart/priced-order.ts"
import { checkWalletAmount } from "#domain/rules/wallet/amount-form.ts"
import { refusal, type Refusal } from "#domain/rules/forms/refusals.ts"
import { organizationNumberRefusal, normalizeOrganizationNumber } from "#domain/rules/identity/registration-number.ts"
import { isNothingSent } from "#domain/rules/travel/stay-line.ts"
import { isSamePlace } from "./known-addresses.ts"
import type { AddressStep, ReceiptFor } from "./ports.ts"

export type CheckoutStep = "address" | "payment"

export type CheckoutForm = AddressForm & {
  /** For the courier. */
  readonly note: string
  /** When to deliver; `null` for the earliest. */
  readonly slot: DeliverySlot | null
  /** Store of a pick-up; `null` for a delivery. */
  readonly storeId: number | null
  /** Wallet amount to use, as typed. */
  readonly amount: string
  /** Kind of wallet part that pays it; `null` for all, in the order of use. */
  readonly source: WalletPartKind | null
  readonly receiptKind: ReceiptFor["kind"]
  readonly registryNumber: string
}
export type CheckoutField = keyof CheckoutForm | "paymentMethodId" | "lease"
export type CheckoutRefusals = ReadonlyArray<Refusal<CheckoutField>>

type Place = Partial<AddressDraft> & Pick<AddressDraft, "city" | "district" | "quarter" | "detail">

/** The address part of the form, with the time and the note. */
export const draftOf = ({ note = "", slot = null, storeId = null, ...address }: Partial<AddressDraft>): AddressDraft => ({
  ...addressFormOf(address),
  note,
  slot,
  storeId,
})

/** A form without an address, with the shopper's name and phone. */
const blankAddress = (user: User | null): AddressDraft =>
  draftOf({ lastName: user?.lastName ?? "", firstName: user?.firstName ?? "", phone: user?.mobile ?? "" })

/** Delivery fields of the order: without an address for a pick-up, whose address is the store's, and where nothing is sent. */
const savedDraft = (order: Order | null, user: User | null): AddressDraft | null => {
  if (order?.address == null) return null
  const { address, note, deliverySlot: slot, pickupStore } = order
  if (pickupStore == null && address.city !== "") return draftOf({ ...address, note, slot })
  return draftOf({ ...(user?.shipAddress ?? blankAddress(user)), ...receiverOf(address), note, storeId: pickupStore?.id ?? null })
}

/** The chosen time for another city: other times are offered far from the capital. */
const slotAfter = (form: CheckoutForm, city: string): DeliverySlot | null => (isNear(form) === isNear({ city }) ? form.slot : null)

/** Delivery whose fee a step shows: the payment step the saved one, which will be placed; the address step the one that the form chooses. */
export const chosenDelivery = (
  step: CheckoutStep,
  form: Pick<CheckoutForm, "city" | "district" | "storeId">,
  { pickupStore }: Pick<Order, "pickupStore">,
): ChosenDelivery =>
  step === "payment" ? { isPickup: pickupStore != null } : { isPickup: form.storeId !== null, place: chosenPlace(form) }

/** The form filled in from what is known: the draft, the order's address, the last order's address, or name and phone. */
export const filledIn = (order: Order | null, user: User | null, draft: AddressDraft | null = null): CheckoutForm => ({
  ...draftOf(draft ?? savedDraft(order, user) ?? user?.shipAddress ?? blankAddress(user)),
  amount: "",
  source: null,
  receiptKind: "person",
  registryNumber: "",
})

/** The form with a known address; the note stays, and the time where it can. */
const withAddress = (form: CheckoutForm, address: Place): CheckoutForm => ({
  ...form,
  ...draftOf({ ...address, note: form.note, slot: slotAfter(form, address.city), storeId: form.storeId }),
})

/** The form for another address than the known ones: the one typed before, or blank. */
export const cleared = (form: CheckoutForm, user: User | null, before: AddressDraft | null): CheckoutForm =>
  before === null ? { ...form, ...blankAddress(user), note: form.note, storeId: form.storeId } : withAddress(form, before)

/** The form with the address of the shopper's last order, where there is one. */
export const reused = (form: CheckoutForm, user: User | null): CheckoutForm =>
  user?.shipAddress == null ? form : withAddress(form, user.shipAddress)

/** The form with an address of the book. */
export const picked = (form: CheckoutForm, addresses: ReadonlyArray<SavedAddress>, id: number): CheckoutForm => {
  const saved = addresses.find((address) => address.id === id)
  return saved === undefined ? form : withAddress(form, saved.address)
}

/** The form with the default address of the address book, its first, where no other address is known. */
export const withBook = (form: CheckoutForm, user: User | null, addresses: ReadonlyArray<SavedAddress>, isTyped: boolean): CheckoutForm => {
  const first = addresses[0]
  return first === undefined || user === null || user.shipAddress !== null || isTyped || !hasNoPlace(form)
    ? form
    : withAddress(form, first.address)
}

const hasNoPlace = ({ city, district, quarter, detail }: Place): boolean => [city, district, quarter, detail].every((field) => field === "")

/** Whether the form holds the last order's address; `null` if nothing was ordered yet. */
export const isLastPlace = (form: CheckoutForm, user: User | null): boolean | null =>
  user?.shipAddress == null ? null : isSamePlace(form, user.shipAddress)

/** Fields of the payment step: those of the receipt outlive the page, those of the wallet do not. */
const receiptFields: ReadonlyArray<keyof CheckoutForm> = ["receiptKind", "registryNumber"]
const walletFields: ReadonlyArray<keyof CheckoutForm> = ["amount", "source"]

/** The fields of the address step. */
export const isAddressField = (field: keyof CheckoutForm): boolean => !receiptFields.includes(field) && !isWalletField(field)

export const isWalletField = (field: keyof CheckoutForm): boolean => walletFields.includes(field)

/** The form with one field changed: another city clears the district, another district the khoroo. */
export const typed = <Field extends keyof CheckoutForm>(form: CheckoutForm, field: Field, value: CheckoutForm[Field]): CheckoutForm => {
  const changed: CheckoutForm = { ...form, [field]: value }
  switch (field) {
    case "city":
      return { ...changed, district: "", quarter: "", slot: slotAfter(form, changed.city) }
    case "district":
      return { ...changed, quarter: "" }
    default:
      return changed
  }
}

/** Whether only the receiver is needed: for a pick-up, and where nothing is sent. */
const isReceiverOnly = ({ storeId }: CheckoutForm, order: Order | null): boolean =>
  storeId !== null || (order !== null && isNothingSent(order))

export const addressRefusals = (form: CheckoutForm, order: Order | null): CheckoutRefusals =>
  (isReceiverOnly(form, order) ? checkReceiver : checkAddress)(form)

/** The form once the shopper is known; typed values stay. */
export const withUser = (form: CheckoutForm, user: User, isTyped: boolean): CheckoutForm => {
  const { shipAddress } = user
  const place =
    shipAddress !== null && !isTyped && hasNoPlace(form)
      ? draftOf({ ...shipAddress, note: form.note, slot: slotAfter(form, shipAddress.city), storeId: form.storeId })
      : draftOf(form)
  return {
    ...form,
    ...place,
    lastName: form.lastName || place.lastName || user.lastName,
    firstName: form.firstName || place.firstName || user.firstName,
    phone: form.phone || place.phone || (user.mobile ?? ""),
  }
}

/** What is saved at the end of the address step. */
export const addressStepOf = (form: CheckoutForm, order: Order | null): AddressStep =>
  order !== null && isNothingSent(order)
    ? { address: addressOf(receiverOf(form), null), slot: null, note: "", storeId: null }
    : { address: addressOf(form, null), slot: form.storeId === null ? form.slot : null, note: form.note.trim(), storeId: form.storeId }

/** The shop limits the wallet amount of an order, and of each part. */
export const amountRefusals = (form: CheckoutForm, order: Order | null): CheckoutRefusals => checkWalletAmount(form, order?.wallet ?? null)

/** Whether anything is left to pay after coupons and the wallet. */
export const isLeftToPay = (order: Order | null): boolean => order === null || order.total > 0

/** What an order is placed with. */
export type PlacingInput = {
  readonly order: Order | null
  readonly methodId: number | null
  /** Obstacle of the chosen lease: it is not calculated yet, or its lender does not lend the amount. */
  readonly leaseRefusal: "checkout.choose_lease" | "checkout.lend_refused" | null
  readonly form: Pick<CheckoutForm, "receiptKind" | "registryNumber">
}

/** Why the order cannot be placed. */
export const placingRefusals = ({ order, methodId, leaseRefusal, form }: PlacingInput): CheckoutRefusals => {
  const isToPay = isLeftToPay(order)
  return [
    ...refusal<CheckoutField>("lease", isToPay ? leaseRefusal : null),
    ...refusal<CheckoutField>("paymentMethodId", isToPay && methodId === null ? "checkout.choose_method" : null),
    ...refusal<CheckoutField>(
      "registryNumber",
      form.receiptKind === "organization" ? organizationNumberRefusal(form.registryNumber) : null,
    ),
  ]
}

export const receiptFor = (form: CheckoutForm): ReceiptFor =>
  form.receiptKind === "person"
    ? { kind: "person" }
    : { kind: "organization", registryNumber: normalizeOrganizationNumber(form.registryNumber) }
