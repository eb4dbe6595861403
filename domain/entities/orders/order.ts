/** An order: a cart until it is placed. Specification §3, contract "Orders and checkout". */
import * as Schema from "effect/Schema"
import { Address } from "#domain/entities/account/address.ts"
import { Instant, LineId, OrderNumber, ProductId, VariantId } from "#domain/entities/ids.ts"
import { Tugrik, TugrikChange } from "#domain/entities/money.ts"
import { Picture } from "#domain/entities/catalogue/product.ts"
import { WalletPartKind } from "#domain/entities/wallet/wallet.ts"
import { listOf, LooseInt, orElse, orNull } from "#domain/entities/wire-codecs.ts"

export const OrderState = Schema.Literals(["cart", "address", "payment", "complete", "canceled", "returned"])
export type OrderState = typeof OrderState.Type
export const PaymentState = Schema.Literals(["balance_due", "processing", "paid", "failed", "overdue", "void", "refunded"])
export type PaymentState = typeof PaymentState.Type
export const ShipmentState = Schema.Literals(["pending", "ready", "shipped", "delivered"])
export type ShipmentState = typeof ShipmentState.Type

export const LineItem = Schema.Struct({
  id: LineId,
  variantId: VariantId,
  quantity: LooseInt,
  /** Of one piece, now. */
  price: Tugrik,
  /** Of one piece, before any sale. */
  listPrice: Tugrik,
  total: Tugrik,
  /** How many of it the shop has; a line above it cannot be placed. */
  totalOnHand: orElse(LooseInt, 0),
  /** `Хар, M`: the choices in words. */
  optionsText: orElse(Schema.String, ""),
  image: orNull(Picture),
  product: Schema.Struct({
    id: ProductId,
    name: Schema.String,
    sku: Schema.String,
    brand: orElse(Schema.String, ""),
    slug: Schema.String,
  }),
}).pipe(
  Schema.encodeKeys({
    variantId: "variant_id",
    listPrice: "list_price",
    totalOnHand: "total_on_hand",
    optionsText: "options_text",
  }),
)
export type LineItem = typeof LineItem.Type

export const Adjustment = Schema.Struct({
  kind: Schema.Literals(["coupon", "wallet", "shipping", "other"]),
  /** The coupon's code, or a label. */
  label: Schema.String,
  amount: TugrikChange,
})
export type Adjustment = typeof Adjustment.Type

export const OrderPayment = Schema.Struct({
  id: LooseInt,
  amount: Tugrik,
  state: Schema.String,
  paymentMethodId: LooseInt,
  paymentMethodName: orElse(Schema.String, ""),
  methodType: orElse(Schema.String, ""),
}).pipe(
  Schema.encodeKeys({
    paymentMethodId: "payment_method_id",
    paymentMethodName: "payment_method_name",
    methodType: "method_type",
  }),
)
export type OrderPayment = typeof OrderPayment.Type

/** What a part of the wallet may pay towards this order, decided by the shop. */
export const WalletOffer = Schema.Struct({
  kind: WalletPartKind,
  balance: Tugrik,
  /** The most it may pay here. */
  usable: Tugrik,
  /** What it pays now. */
  used: Tugrik,
})
export type WalletOffer = typeof WalletOffer.Type

export const Order = Schema.Struct({
  number: OrderNumber,
  /** Addresses a visitor's cart; the reader keeps it. */
  token: orNull(Schema.String),
  state: OrderState,
  paymentState: orNull(PaymentState),
  shipmentState: orNull(ShipmentState),
  lineItems: listOf(LineItem),
  address: orNull(Address),
  totalQuantity: LooseInt,
  /** Of the lines at list price. */
  listTotal: Tugrik,
  /** Of the lines at today's price. */
  itemTotal: Tugrik,
  shipTotal: Tugrik,
  /** The VAT inside the total. */
  taxTotal: Tugrik,
  adjustments: listOf(Adjustment),
  couponCodes: listOf(Schema.String),
  /** What is left to pay. */
  total: Tugrik,
  payments: listOf(OrderPayment),
  /** Present while the order belongs to a logged-in shopper and is not placed. */
  wallet: orNull(Schema.Struct({ used: Tugrik, usable: Tugrik, parts: listOf(WalletOffer) })),
  createdAt: Instant,
  completedAt: orNull(Instant),
  paidAt: orNull(Instant),
  deliveredAt: orNull(Instant),
  canceledAt: orNull(Instant),
  /** Until when it waits for its payment. */
  expiresAt: orNull(Instant),
  /** Seconds left, by the shop's clock at the moment of answering. */
  expiresIn: orNull(LooseInt),
  /** Until when it may be cancelled. */
  cancellableUntil: orNull(Instant),
  /** When it is promised to arrive. */
  deliveryFrom: orNull(Instant),
  deliveryTo: orNull(Instant),
  refundedAmount: orNull(Tugrik),
  receiptState: orNull(Schema.Literals(["pending", "confirmed"])),
}).pipe(
  Schema.encodeKeys({
    paymentState: "payment_state",
    shipmentState: "shipment_state",
    lineItems: "line_items",
    totalQuantity: "total_quantity",
    listTotal: "list_total",
    itemTotal: "item_total",
    shipTotal: "ship_total",
    taxTotal: "tax_total",
    couponCodes: "coupon_codes",
    createdAt: "created_at",
    completedAt: "completed_at",
    paidAt: "paid_at",
    deliveredAt: "delivered_at",
    canceledAt: "canceled_at",
    expiresAt: "expires_at",
    expiresIn: "expires_in",
    cancellableUntil: "cancellable_until",
    deliveryFrom: "delivery_from",
    deliveryTo: "delivery_to",
    refundedAmount: "refunded_amount",
    receiptState: "receipt_state",
  }),
)
export type Order = typeof Order.Type
