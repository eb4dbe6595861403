/** Payment methods, and the payment of an order with its status. Contract "Orders and checkout". */
import * as Schema from "effect/Schema"
import { Instant } from "#domain/entities/ids.ts"
import { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
import { Tugrik } from "#domain/entities/money.ts"
import { Order } from "#domain/entities/orders/order.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"
import { methodTypes } from "#domain/rules/cart/payment-methods.ts"

export const MethodType = Schema.Literals(methodTypes)
export type MethodType = typeof MethodType.Type

export const PaymentMethod = Schema.Struct({
  id: LooseInt,
  name: Schema.String,
  methodType: MethodType,
  active: orElse(Schema.Boolean, true),
  note: orNull(Schema.String),
}).pipe(Schema.encodeKeys({ methodType: "method_type" }))
export type PaymentMethod = typeof PaymentMethod.Type

export const PaymentStatus = Schema.Literals(["pending", "processing", "paid", "failed", "overdue", "canceled", "refunded"])
export type PaymentStatus = typeof PaymentStatus.Type

export const BankLink = Schema.Struct({ name: Schema.String, link: Schema.String })
export type BankLink = typeof BankLink.Type

export const BankAccount = Schema.Struct({
  bank: Schema.String,
  number: Schema.String,
  name: Schema.String,
  /** Text that the shopper must write as the purpose of the transfer. */
  description: Schema.String,
})
export type BankAccount = typeof BankAccount.Type

export const Payment = Schema.Struct({
  status: PaymentStatus,
  /** `null` where the wallet paid everything. */
  method: orNull(MethodType),
  amount: Tugrik,
  /** Part of the order that the wallet paid, or that is back in it once the order is cancelled. */
  wallet: orElse(Tugrik, "0.0"),
  /** The order once it is paid, with its arrival, bonus and confirmation. */
  order: orNull(Order),
  expiresAt: orNull(Instant),
  /** Seconds left by the server's clock when it responded. */
  expiresIn: orNull(LooseInt),
  /** Minutes to pay by the method, by the terms at which the order was placed. */
  minutes: Schema.optionalKey(Schema.NullOr(LooseInt)),
  /** EMVCo text to encode as a QR code. */
  qrText: orNull(Schema.String),
  links: listOf(BankLink),
  bankAccount: orNull(BankAccount),
  redirectUrl: orNull(Schema.String),
  /** Lease that was agreed, where it is paid by one. */
  lease: Schema.optionalKey(Schema.NullOr(LeaseAgreement)),
  /** Monthly payment "from", in tugrik, where the order may be leased; `null` where it is not. */
  leaseFrom: Schema.optionalKey(Schema.NullOr(Tugrik)),
  /** Saved card that is charged, where it is paid by one. */
  card: Schema.optionalKey(
    Schema.NullOr(Schema.Struct({ bank: Schema.String, lastDigits: Schema.String }).pipe(Schema.encodeKeys({ lastDigits: "last_digits" }))),
  ),
}).pipe(
  Schema.encodeKeys({
    expiresAt: "expires_at",
    expiresIn: "expires_in",
    qrText: "qr_text",
    bankAccount: "bank_account",
    redirectUrl: "redirect_url",
    leaseFrom: "lease_from",
  }),
)
export type Payment = typeof Payment.Type
