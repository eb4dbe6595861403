/** Calls of the checkout: address, wallet and placing the order. */
import * as Schema from "effect/Schema"
import { Address } from "#domain/entities/account/address.ts"
import { PickupChoice } from "#domain/entities/cart/pickup.ts"
import { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import { LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import { LineId } from "#domain/entities/ids.ts"
import { WholeTugrik } from "#domain/entities/money.ts"
import { PaymentMethod } from "#domain/entities/cart/payment.ts"
import { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { endpoint } from "#adapters/shop/contract/endpoint.ts"
import { OrderAnswer } from "#adapters/shop/contract/orders/orders.ts"
import { Name } from "#adapters/shop/contract/texts.ts"

export const AddressStep = Schema.Struct({
  state: Schema.Literal("address"),
  order: Schema.Struct({
    address: Address,
    /** A day and hours that the shop offers; the earliest where it is left out. */
    slot: orNull(DeliverySlot),
    /** For the courier. */
    note: orElse(Schema.String, ""),
    /** Store at which the order is picked up: of the address, only names and phone are read then. */
    storeId: orNull(LooseInt),
  }).pipe(
    Schema.encodeKeys({
      address: "ship_address_attributes",
      slot: "delivery_slot",
      note: "special_instructions",
      storeId: "pickup_store_id",
    }),
  ),
})

export const ReceiptFor = Schema.Struct({
  kind: Schema.Literals(["person", "organization"]),
  registryNumber: orNull(Name),
}).pipe(Schema.encodeKeys({ registryNumber: "registry_number" }))

export const Expected = Schema.Struct({
  /** Amount to pay after coupons and the wallet, as shown on the shopper's button. */
  total: WholeTugrik,
  /** Amount that the wallet pays; not compared if absent. */
  wallet: orNull(WholeTugrik),
  lines: Schema.Array(
    Schema.Struct({
      id: LineId,
      quantity: LooseInt,
      price: WholeTugrik,
      /** Dates, rooms, guests and passengers of a stay; not compared if absent. */
      options: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
    }),
  ),
  /** Where and when the order goes; not compared if absent. */
  delivery: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({ address: Address, slot: orNull(DeliverySlot), storeId: orNull(LooseInt) }).pipe(
        Schema.encodeKeys({ slot: "delivery_slot", storeId: "pickup_store_id" }),
      ),
    ),
  ),
}).annotate({
  identifier: "Expected",
  description:
    "What the shopper saw of the order: what is left to pay, what the wallet pays, each line with the price of one unit and the dates of a stay, and where and when it goes. Where any of it differs the answer is 409 and nothing has happened. A client that leaves it out takes the order as it is.",
})

/** Refusal of an order that differs from the expected one. It has no `Retry-After` header, which would mean that the first request still runs. */
export const OrderChanged = Schema.Struct({ error: Schema.String, order: OrderAnswer }).annotate({
  identifier: "OrderChanged",
  description: "The order differs from what was expected of it, and nothing has happened. `order` is what it is now.",
})

export const PaymentStep = Schema.Struct({
  state: Schema.Literal("payment"),
  order: Schema.Struct({
    /** Empty if the wallet pays everything. */
    payments: listOf(
      Schema.Struct({
        paymentMethodId: LooseInt,
        /** For a lease; where it is left out, the first lender's longest period with the usual down payment. */
        lease: orNull(LeaseChoice),
        /** Saved card to charge; a card that is left out is typed on the page of the bank. */
        cardId: orNull(Schema.String),
      }).pipe(Schema.encodeKeys({ paymentMethodId: "payment_method_id", cardId: "card_id" })),
    ),
  }).pipe(Schema.encodeKeys({ payments: "payments_attributes" })),
  receipt: orNull(ReceiptFor),
  expected: orNull(Expected),
})

export const updateCheckout = endpoint({
  method: "PUT",
  path: "/api/v2/checkouts/:number",
  summary:
    "Saves the address with the time of delivery, or chooses the payment method and places the order; on a placed, unpaid order changes the payment method.",
  asker: "user",
  body: Schema.Union([AddressStep, PaymentStep]),
  answer: OrderAnswer,
  refusals: { 409: OrderChanged },
  idempotent: true,
})

export const pickupStores = endpoint({
  method: "GET",
  path: "/api/v2/checkouts/:number/pickup_stores",
  summary: "The stores with their units of the order's variants: an order can be picked up where all of it lies.",
  asker: "user",
  answer: Schema.Struct({ stores: Schema.Array(PickupChoice) }),
})

export const useStoreCredit = endpoint({
  method: "PUT",
  path: "/api/v2/checkouts/:number/store_credit",
  flag: "wallet",
  summary: "Lets the wallet pay so much of the order, from one part or from all; 0 takes it back.",
  asker: "user",
  body: Schema.Struct({ amount: WholeTugrik, source: orNull(WalletPartKind) }),
  answer: OrderAnswer,
  idempotent: true,
})

export const paymentMethods = endpoint({
  method: "GET",
  path: "/api/v2/checkouts/payment_methods",
  summary:
    "The payment methods of the shop, the one by which a logged-in shopper paid last first; a lease only counts for orders that reach its barrier.",
  asker: "shopper",
  answer: Schema.Struct({ paymentMethods: Schema.Array(PaymentMethod) }).pipe(Schema.encodeKeys({ paymentMethods: "payment_methods" })),
})
