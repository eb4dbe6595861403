/** Ports of the cart: changes of the current order, placing it and paying for it. */
import type { Address } from "#domain/entities/account/address.ts"
import type { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import type { PickupChoice } from "#domain/entities/cart/pickup.ts"
import type { Payment, PaymentMethod } from "#domain/entities/cart/payment.ts"
import type { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { LineId, OrderNumber, VariantId } from "#domain/entities/ids.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { Order } from "#domain/entities/orders/order.ts"
import type { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import type { Expected } from "#domain/rules/cart/expected.ts"
import type { Intent } from "#machines/shared/idempotency-key.ts"

/** Chosen value of each option of a line, by the option's key. */
export type LineOptions = Readonly<Record<string, string>>

/** Tokens of the payment app in which the shop is open. */
export type AppTokens = { readonly customerToken: string; readonly transactionToken: string }

export type ReceiptFor = { readonly kind: "person" } | { readonly kind: "organization"; readonly registryNumber: string }

/** Where and when an order is delivered. */
export type AddressStep = {
  readonly address: Address
  /** `null` for the earliest. */
  readonly slot: DeliverySlot | null
  /** For the courier. */
  readonly note: string
  /** Store at which it is picked up instead; `null` for a delivery. */
  readonly storeId: number | null
}

/** Every change returns the whole order. */
export interface CartPorts {
  fetchCurrentOrder(input: void, signal?: AbortSignal): Promise<Order | null>
  /** `position` is the place of a removed line that is put back. */
  addItem(
    input: Intent & {
      readonly variantId: VariantId
      readonly quantity: number
      readonly options: LineOptions
      readonly position: number | null
    },
    signal?: AbortSignal,
  ): Promise<Order>
  /** Quantity 0 removes the line. */
  changeLine(
    input: Intent & { readonly number: OrderNumber; readonly lineId: LineId; readonly quantity: number },
    signal?: AbortSignal,
  ): Promise<Order>
  applyCoupon(input: Intent & { readonly number: OrderNumber; readonly code: string }, signal?: AbortSignal): Promise<Order>
  removeCoupon(input: Intent & { readonly number: OrderNumber; readonly code: string }, signal?: AbortSignal): Promise<Order>
  /** Amount 0 returns the wallet's money; source null uses all parts. */
  useStoreCredit(
    input: Intent & { readonly number: OrderNumber; readonly amount: Tugrik; readonly source: WalletPartKind | null },
    signal?: AbortSignal,
  ): Promise<Order>
  saveAddress(input: Intent & AddressStep & { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Order>
  /** `paymentMethodId` is null where the wallet pays everything. Throws `OrderChanged` if the order differs from `expected`. */
  placeOrder(
    input: Intent & {
      readonly number: OrderNumber
      readonly paymentMethodId: number | null
      /** Of a payment by lease. */
      readonly lease?: LeaseChoice | null
      /** Saved card that is charged. */
      readonly cardId?: string | null
      readonly receipt: ReceiptFor
      readonly expected: Expected
    },
    signal?: AbortSignal,
  ): Promise<Order>
  resetOrder(input: Intent & { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Order | null>
  fetchPaymentMethods(input: void, signal?: AbortSignal): Promise<ReadonlyArray<PaymentMethod>>
  /** All stores, with their units of the order's variants. */
  fetchPickupStores(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<ReadonlyArray<PickupChoice>>
  fetchPayment(input: { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Payment>
  /** Pays a placed order by the tokens of the app; sent again, it pays nothing twice. */
  payInApp(input: AppTokens & { readonly number: OrderNumber }, signal?: AbortSignal): Promise<Payment>
  /** Chooses another payment method for a placed, unpaid order. */
  changePaymentMethod(
    input: Intent & {
      readonly number: OrderNumber
      readonly paymentMethodId: number
      /** Of a payment by lease: the one that was agreed before. */
      readonly lease: LeaseChoice | null
    },
    signal?: AbortSignal,
  ): Promise<Payment>
}
