/** From a cart to a placed order: address, wallet, way of paying. */
import * as Schema from "effect/Schema"
import { Address } from "#domain/entities/address.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { PaymentMethod } from "#domain/entities/payment.ts"
import { WalletPartKind } from "#domain/entities/wallet.ts"
import { listOf, LooseInt, orNull } from "#domain/entities/wire.ts"
import { endpoint } from "./endpoint.ts"
import { OrderAnswer } from "./orders.ts"
import { Name } from "./texts.ts"

export const AddressStep = Schema.Struct({
  state: Schema.Literal("address"),
  order: Schema.Struct({ address: Address }).pipe(Schema.encodeKeys({ address: "ship_address_attributes" })),
})

export const ReceiptFor = Schema.Struct({
  kind: Schema.Literals(["person", "organization"]),
  registryNumber: orNull(Name),
}).pipe(Schema.encodeKeys({ registryNumber: "registry_number" }))

export const PaymentStep = Schema.Struct({
  state: Schema.Literal("payment"),
  order: Schema.Struct({
    /** Nothing where the wallet pays everything. */
    payments: listOf(
      Schema.Struct({ paymentMethodId: LooseInt }).pipe(Schema.encodeKeys({ paymentMethodId: "payment_method_id" })),
    ),
  }).pipe(Schema.encodeKeys({ payments: "payments_attributes" })),
  receipt: orNull(ReceiptFor),
})

export const updateCheckout = endpoint({
  method: "PUT",
  path: "/api/v2/checkouts/:number",
  summary: "Saves the address, or chooses the way of paying and places the order; on a placed, unpaid order changes the way of paying.",
  asker: "user",
  body: Schema.Union([AddressStep, PaymentStep]),
  answer: OrderAnswer,
  idempotent: true,
})

export const useStoreCredit = endpoint({
  method: "PUT",
  path: "/api/v2/checkouts/:number/store_credit",
  summary: "Lets the wallet pay so much of the order, from one part or from all; 0 takes it back.",
  asker: "user",
  body: Schema.Struct({ amount: Tugrik, source: orNull(WalletPartKind) }),
  answer: OrderAnswer,
  idempotent: true,
})

export const paymentMethods = endpoint({
  method: "GET",
  path: "/api/v2/checkouts/payment_methods",
  summary: "The ways to pay that the shop has; a lease only counts for orders that reach its barrier.",
  answer: Schema.Struct({ paymentMethods: Schema.Array(PaymentMethod) }).pipe(
    Schema.encodeKeys({ paymentMethods: "payment_methods" }),
  ),
})
