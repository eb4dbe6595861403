/** Plan of one simulated order: the acts of its shopper, its bank and the merchant, by the seed alone. */
import { randomOf, type Random } from "./random.ts"

export type PayBy = "qr" | "bank_transfer" | "card" | "wallet" | "lease"
export const methodIds: Readonly<Record<PayBy, number>> = { qr: 1, bank_transfer: 2, card: 4, wallet: 5, lease: 6 }

export type OrderPlan = {
  readonly index: number
  /** Minute of the simulation in which it begins. */
  readonly at: number
  readonly shopper: number
  /** Positions in the list of goods, with quantities. */
  readonly lines: ReadonlyArray<{ readonly goods: number; readonly quantity: number }>
  /** Wants the last units, which others want too. */
  readonly isScarce: boolean
  /** Amount by which the wallet is recharged before; `null` for none. */
  readonly recharge: number | null
  /** Amount that the wallet pays; `null` for none. */
  readonly credit: number | null
  readonly payBy: PayBy
  /** Payment method chosen after the first one was opened; `null` for none. */
  readonly secondMethod: PayBy | null
  /** Every call is sent twice at once, to two processes. */
  readonly isRepeated: boolean
  readonly pays: "right" | "other sum" | "twice" | "parts" | "dollars" | "never"
  /** Minutes until the payment; above 15 it comes too late for most methods. */
  readonly paysAfter: number
  readonly isCard: boolean
  /** Fate of the answer to `create`: it arrives, is lost, or comes after the callback. */
  readonly creation: "answered" | "lost" | "callback first"
  readonly callback: "none" | "once" | "repeated" | "late"
  readonly isForged: boolean
  readonly ending: "deliver" | "cancel" | "shop cancels" | "refund in part"
  readonly returns: "nothing" | "part" | "one by one" | "all" | "rejected"
  /** Gift cards bought along with the goods; whether one is redeemed as soon as it is there. */
  readonly giftCards: number
  readonly isRedeemed: boolean
  readonly hasCoupon: boolean
}

/** Number of goods that everybody may buy, and of the scarce ones after them. */
export const plentiful = 24
export const scarce = 6
/** Orders of one shopper, of goods that are not scarce. */
const ordersOfOne = 3

export const shoppersFor = (orders: number): number => Math.ceil(orders / ordersOfOne)

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
const secondMethodOf = (payBy: PayBy, random: Random): PayBy | null => {
  if (payBy !== "qr") return random.chance(0.1) ? "qr" : null
  return random.chance(0.05) ? "bank_transfer" : null
}

/** Plan of the order `index` of `orders`; `perMinute` of them begin in a minute. */
export const planOf = (seed: number, index: number, orders: number, perMinute: number): OrderPlan => {
  const random = randomOf(seed, index)
  const isScarce = random.chance(0.02)
  const payBy =
    weighted<PayBy>(random.next(), [0.6, "qr"], [0.14, "card"], [0.1, "bank_transfer"], [0.08, "wallet"], [0.08, "lease"]) ?? "qr"
  const pays =
    weighted<OrderPlan["pays"]>(random.next(), [0.86, "right"], [0.03, "other sum"], [0.02, "twice"], [0.01, "parts"], [0.01, "dollars"]) ??
    "never"
  const isLate = random.chance(0.03)
  const lines = isScarce
    ? [{ goods: plentiful + random.whole(0, scarce - 1), quantity: 1 }]
    : Array.from({ length: random.whole(1, 3) }, (_, at) => ({
        goods: (random.whole(0, plentiful - 1) + at * 8) % plentiful,
        quantity: random.whole(1, 3),
      }))
  return {
    index,
    at: Math.floor(index / perMinute),
    shopper: isScarce ? shoppersFor(orders) + index : index % shoppersFor(orders),
    lines: [...new Map(lines.map((line) => [line.goods, line])).values()],
    isScarce,
    recharge: random.chance(0.05) ? random.whole(1, 20) * 5000 : null,
    credit: random.chance(0.3) ? random.whole(1, 90) * 777 : null,
    payBy,
    secondMethod: secondMethodOf(payBy, random),
    isRepeated: random.chance(0.25),
    pays,
    paysAfter: isLate ? random.whole(16, 30) : random.whole(0, 5),
    isCard: random.chance(0.5),
    creation: weighted<OrderPlan["creation"]>(random.next(), [0.05, "lost"], [0.05, "callback first"]) ?? "answered",
    callback: weighted<OrderPlan["callback"]>(random.next(), [0.15, "none"], [0.25, "repeated"], [0.1, "late"]) ?? "once",
    isForged: random.chance(0.1),
    ending: weighted<OrderPlan["ending"]>(random.next(), [0.12, "cancel"], [0.04, "shop cancels"], [0.06, "refund in part"]) ?? "deliver",
    returns:
      weighted<OrderPlan["returns"]>(random.next(), [0.1, "part"], [0.08, "one by one"], [0.05, "all"], [0.03, "rejected"]) ?? "nothing",
    giftCards: !isScarce && random.chance(0.12) ? random.whole(1, 3) : 0,
    isRedeemed: random.chance(0.4),
    hasCoupon: random.chance(0.2),
  }
}
