/** Order, a cart until it is placed. Specification §3, E5; contract "Orders and checkout". */
import * as Schema from "effect/Schema"
import { Address } from "#domain/entities/account/address.ts"
import { DeliverySlot } from "#domain/entities/cart/delivery-slot.ts"
import { PickupStore } from "#domain/entities/cart/pickup.ts"
import { LeaseAgreement } from "#domain/entities/lease/lease-choice.ts"
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
  /** Price of one unit now. */
  price: Tugrik,
  /** Price of one unit before any sale. */
  listPrice: Tugrik,
  total: Tugrik,
  /** Units in stock; a line with a larger quantity cannot be placed. */
  totalOnHand: orElse(LooseInt, 0),
  /** Option values as text, such as `Хар, M`. */
  optionsText: orElse(Schema.String, ""),
  /** Options chosen for this line beyond those of its variant, such as an engraving: value by name. */
  options: Schema.optionalKey(Schema.Record(Schema.String, Schema.String)),
  /** Hours from receipt within which it may be returned; `null` for the usual. */
  returnHours: orNull(LooseInt),
  /** Weight of one unit in grams; 0 where it is unknown. */
  weight: orElse(LooseInt, 0),
  /** Made after it is ordered, so that it arrives later. */
  madeToOrder: orElse(Schema.Boolean, false),
  /** Place among the lines; a removed line that is put back takes its old one. */
  position: Schema.optionalKey(LooseInt),
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
    returnHours: "return_hours",
    weight: "weight_g",
    madeToOrder: "made_to_order",
  }),
)
export type LineItem = typeof LineItem.Type

export const Adjustment = Schema.Struct({
  kind: Schema.Literals(["coupon", "wallet", "shipping", "other"]),
  /** Code of the coupon, or a label. */
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
  /** Lease that was agreed, where it is paid by one. */
  lease: Schema.optionalKey(Schema.NullOr(LeaseAgreement)),
}).pipe(
  Schema.encodeKeys({
    paymentMethodId: "payment_method_id",
    paymentMethodName: "payment_method_name",
    methodType: "method_type",
  }),
)
export type OrderPayment = typeof OrderPayment.Type

/** Wallet part with what it may pay towards this order, decided by the server. */
export const WalletOffer = Schema.Struct({
  kind: WalletPartKind,
  balance: Tugrik,
  /** Maximum that it may pay towards this order. */
  usable: Tugrik,
  /** Amount that it pays now. */
  used: Tugrik,
  /** Partner of a partner's part, with its minimum purchase; two partners may have one name. */
  byPartner: Schema.optionalKey(Schema.Struct({ id: Schema.optionalKey(Schema.String), name: Schema.String, minimum: Tugrik })),
}).pipe(Schema.encodeKeys({ byPartner: "by_partner" }))
export type WalletOffer = typeof WalletOffer.Type

/** Letter that confirmed an order: how and where it was sent. */
export const OrderConfirmation = Schema.Struct({ channel: Schema.Literals(["email", "sms"]), to: Schema.String })

/** Refund of a cancellation: to where the money came from, and to the wallet. */
export const CancelRefund = Schema.Struct({ money: Tugrik, wallet: Tugrik })
export type CancelRefund = typeof CancelRefund.Type

/** Person who delivers an order. */
export const Courier = Schema.Struct({ name: Schema.String, phone: Schema.String })

export const Order = Schema.Struct({
  number: OrderNumber,
  /** Key by which a visitor's cart is requested. */
  token: orNull(Schema.String),
  state: OrderState,
  paymentState: orNull(PaymentState),
  shipmentState: orNull(ShipmentState),
  lineItems: listOf(LineItem),
  address: orNull(Address),
  /** Time that the shopper chose for the delivery; `null` for the earliest. */
  deliverySlot: orNull(DeliverySlot),
  /** Store at which it is picked up; absent or `null` where it is delivered. */
  pickupStore: Schema.optionalKey(Schema.NullOr(PickupStore)),
  /** Note for the courier. */
  note: orElse(Schema.String, ""),
  totalQuantity: LooseInt,
  /** Sum of the lines at list price. */
  listTotal: Tugrik,
  /** Sum of the lines at the selling price. */
  itemTotal: Tugrik,
  shipTotal: Tugrik,
  /** VAT included in the total. */
  taxTotal: Tugrik,
  adjustments: listOf(Adjustment),
  couponCodes: listOf(Schema.String),
  /** Amount left to pay. */
  total: Tugrik,
  payments: listOf(OrderPayment),
  /** Wallet of the shopper; `null` for visitors and placed orders. */
  wallet: orNull(Schema.Struct({ used: Tugrik, usable: Tugrik, parts: listOf(WalletOffer) })),
  createdAt: Instant,
  completedAt: orNull(Instant),
  paidAt: orNull(Instant),
  deliveredAt: orNull(Instant),
  canceledAt: orNull(Instant),
  /** End of the time to pay. */
  expiresAt: orNull(Instant),
  /** Seconds left to pay by the server's clock when it responded. */
  expiresIn: orNull(LooseInt),
  /** End of the time to cancel. */
  cancellableUntil: orNull(Instant),
  /** Hours after payment within which it may be cancelled, by the terms at which it was placed. */
  cancelHours: Schema.optionalKey(Schema.NullOr(LooseInt)),
  /** Promised delivery window. */
  deliveryFrom: orNull(Instant),
  deliveryTo: orNull(Instant),
  refundedAmount: orNull(Tugrik),
  /** Whether money of it waits to be sent back, by a provider or by hand; absent where none does. */
  refundPending: Schema.optionalKey(Schema.Boolean),
  /** What a cancellation gives back now; absent where it cannot be cancelled. Only a response for one order has it. */
  cancelRefund: Schema.optionalKey(Schema.NullOr(CancelRefund)),
  receiptState: orNull(Schema.Literals(["pending", "confirmed"])),
  /** Organization that gets the receipt, by the register's name where it is known; absent or `null` for a person. */
  receiptFor: Schema.optionalKey(
    Schema.NullOr(
      Schema.Struct({ registryNumber: Schema.String, name: orNull(Schema.String) }).pipe(
        Schema.encodeKeys({ registryNumber: "registry_number" }),
      ),
    ),
  ),
  /** Bonus that the order brought; `null` before it is paid. */
  earned: orNull(Tugrik),
  confirmation: orNull(OrderConfirmation),
  courier: orNull(Courier),
  /** Number by which a carrier tracks the parcel. */
  parcelNumber: Schema.optionalKey(Schema.NullOr(Schema.String)),
  /** Bonus that the order earns once it is paid. */
  earns: Schema.optionalKey(Schema.NullOr(Tugrik)),
}).pipe(
  Schema.encodeKeys({
    paymentState: "payment_state",
    shipmentState: "shipment_state",
    lineItems: "line_items",
    deliverySlot: "delivery_slot",
    pickupStore: "pickup_store",
    note: "special_instructions",
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
    cancelHours: "cancel_hours",
    deliveryFrom: "delivery_from",
    deliveryTo: "delivery_to",
    refundedAmount: "refunded_amount",
    refundPending: "refund_pending",
    cancelRefund: "cancel_refund",
    receiptState: "receipt_state",
    receiptFor: "receipt_for",
    parcelNumber: "parcel_number",
  }),
)
export type Order = typeof Order.Type
