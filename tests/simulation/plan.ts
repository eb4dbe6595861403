/** Plan of one simulated order: the acts of its shopper, its bank and the merchant, by the seed alone. */
import { randomOf, type Random } from "./random.ts"

export type PaymentMethod = "qr" | "bank_transfer" | "card" | "wallet" | "lease"
export const methodIds: Readonly<Record<PaymentMethod, number>> = { qr: 1, bank_transfer: 2, card: 4, wallet: 5, lease: 6 }

export type OrderPlan = {
  readonly index: number
  /** Minute of the simulation in which the shopper begins it. */
  readonly startMinute: number
  readonly shopperIndex: number
  /** Positions in the list of goods, with quantities. */
  readonly lines: ReadonlyArray<{ readonly goods: number; readonly quantity: number }>
  /** Whether it wants the last units of goods that others want too. */
  readonly hasScarceGoods: boolean
  /** Amount by which the wallet is recharged before; `null` for none. */
  readonly recharge: number | null
  /** Amount that the wallet pays; `null` for none. */
  readonly walletAmount: number | null
  readonly paymentMethod: PaymentMethod
  /** Payment method chosen after the first one was opened; `null` for none. */
  readonly secondMethod: PaymentMethod | null
  /** Whether every call is sent twice at once, to two processes. */
  readonly sendsTwice: boolean
  /** What the shopper pays: the sum of the order, or something else that a bank lets through. */
  readonly payment: "exact" | "other sum" | "twice" | "parts" | "dollars" | "never"
  /** Minutes until the payment; above 15 it comes too late for most methods. */
  readonly paymentDelay: number
  /** Whether a card pays its QR code: QPay refunds cards alone. */
  readonly isQrPaidByCard: boolean
  /** What becomes of the provider's answer to `create`: it arrives, is lost, or comes after the callback. */
  readonly creationAnswer: "answered" | "lost" | "callback first"
  /** How the provider reports the payment to the shop. */
  readonly callback: "none" | "once" | "repeated" | "late"
  /** Whether somebody else sends callbacks too, without having paid. */
  readonly hasForgedCallbacks: boolean
  /** What becomes of the order once it is paid. */
  readonly ending: "deliver" | "cancel" | "shop cancels" | "shop refunds and cancels" | "refund in part"
  /** What the shopper sends back of a delivered order. */
  readonly returns: "nothing" | "part" | "one by one" | "all" | "rejected"
  /** Number of gift cards bought along with the goods. */
  readonly giftCards: number
  /** Whether one of them is redeemed as soon as it is there. */
  readonly redeemsGiftCard: boolean
  readonly hasCoupon: boolean
}

/** Number of goods with units for everybody, first in the list of goods. */
export const plentifulGoods = 24
/** Number of goods with fewer units than shoppers who want them, after the plentiful ones. */
export const scarceGoods = 6

const ordersPerShopper = 3

/** Number of shoppers of plentiful goods; each order of scarce goods has one of its own after them. */
export const regularShoppers = (orders: number): number => Math.ceil(orders / ordersPerShopper)

/** The choice in whose share `roll`, from 0 to below 1, falls; `null` past all shares. */
const weighted = <T>(roll: number, ...choices: ReadonlyArray<readonly [share: number, value: T]>): T | null => {
  let rest = roll
  for (const [share, value] of choices) {
    if (rest < share) return value
    rest -= share
  }
  return null
}

/** Another payment method for some of the orders. */
const secondMethodOf = (paymentMethod: PaymentMethod, random: Random): PaymentMethod | null => {
  if (paymentMethod !== "qr") return random.chance(0.1) ? "qr" : null
  return random.chance(0.05) ? "bank_transfer" : null
}

/** Plan of the order `index` of `orders`; `perMinute` of them begin in a minute. */
export const planOf = (seed: number, index: number, orders: number, perMinute: number): OrderPlan => {
  const random = randomOf(seed, index)
  const hasScarceGoods = random.chance(0.02)
  const paymentMethod =
    weighted<PaymentMethod>(random.next(), [0.6, "qr"], [0.14, "card"], [0.1, "bank_transfer"], [0.08, "wallet"], [0.08, "lease"]) ?? "qr"
  const payment =
    weighted<OrderPlan["payment"]>(
      random.next(),
      [0.86, "exact"],
      [0.03, "other sum"],
      [0.02, "twice"],
      [0.01, "parts"],
      [0.01, "dollars"],
    ) ?? "never"
  const isLate = random.chance(0.03)
  const lines = hasScarceGoods
    ? [{ goods: plentifulGoods + random.whole(0, scarceGoods - 1), quantity: 1 }]
    : Array.from({ length: random.whole(1, 3) }, (_, at) => ({
        goods: (random.whole(0, plentifulGoods - 1) + at * 8) % plentifulGoods,
        quantity: random.whole(1, 3),
      }))
  return {
    index,
    startMinute: Math.floor(index / perMinute),
    shopperIndex: hasScarceGoods ? regularShoppers(orders) + index : index % regularShoppers(orders),
    lines: [...new Map(lines.map((line) => [line.goods, line])).values()],
    hasScarceGoods,
    recharge: random.chance(0.05) ? random.whole(1, 20) * 5000 : null,
    walletAmount: random.chance(0.3) ? random.whole(1, 90) * 777 : null,
    paymentMethod,
    secondMethod: secondMethodOf(paymentMethod, random),
    sendsTwice: random.chance(0.25),
    payment,
    paymentDelay: isLate ? random.whole(16, 30) : random.whole(0, 5),
    isQrPaidByCard: random.chance(0.5),
    creationAnswer: weighted<OrderPlan["creationAnswer"]>(random.next(), [0.05, "lost"], [0.05, "callback first"]) ?? "answered",
    callback: weighted<OrderPlan["callback"]>(random.next(), [0.15, "none"], [0.25, "repeated"], [0.1, "late"]) ?? "once",
    hasForgedCallbacks: random.chance(0.1),
    ending:
      weighted<OrderPlan["ending"]>(
        random.next(),
        [0.12, "cancel"],
        [0.02, "shop cancels"],
        [0.02, "shop refunds and cancels"],
        [0.06, "refund in part"],
      ) ?? "deliver",
    returns:
      weighted<OrderPlan["returns"]>(random.next(), [0.1, "part"], [0.08, "one by one"], [0.05, "all"], [0.03, "rejected"]) ?? "nothing",
    giftCards: !hasScarceGoods && random.chance(0.12) ? random.whole(1, 3) : 0,
    redeemsGiftCard: random.chance(0.4),
    hasCoupon: random.chance(0.2),
  }
}
