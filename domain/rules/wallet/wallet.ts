/** Wallet: what its parts may pay towards a purchase. Specification §9, W1–W5. */
import type { Tugrik } from "#domain/entities/money.ts"
import type { WalletTerms } from "#domain/entities/shell/site.ts"
import type { WalletPart, WalletPartKind, WalletShare } from "#domain/entities/wallet/wallet.ts"
import { minimum, subtract, zero, share, sum, tugrik } from "#domain/rules/money.ts"

/** Wallet constants, unless a site configures others. With `bonusCapPerMille` 1000 bonus pays everything. */
export const walletTerms: WalletTerms = {
  usableAbove: tugrik(20_000),
  bonusCapPerMille: 500,
  discountCapPerMille: 500,
  cashbackPerMille: 10,
  partnerMinimum: tugrik(500),
}

/** Cashback rates, per mille, of lines that the discount part may pay. Specification §9, W4. */
export const discountableRates: ReadonlyArray<number> = [10, 20]

/** Purchase that a wallet pays, amounts in tugrik. */
export type Purchase = {
  /** Sum of the lines at the price after the coupon, which limits and minimums refer to. Record 0034. */
  readonly itemTotal: Tugrik
  /** Amount to pay with delivery and coupons, before wallet money. */
  readonly toPay: Tugrik
  readonly lines: ReadonlyArray<{ readonly total: Tugrik; readonly returnPerMille: number }>
}

/** `partner` distinguishes the parts of several partners. */
type WalletBalance = Pick<WalletPart, "kind" | "balance"> & { readonly partner?: string; readonly minimum?: Tugrik | null }

/** Order of use, least flexible part first. */
export const orderOfUse: ReadonlyArray<WalletPartKind> = ["partner", "discount", "bonus", "gift_card", "money"]

const discountableTotal = (purchase: Purchase): Tugrik =>
  sum(purchase.lines.filter(({ returnPerMille }) => discountableRates.includes(returnPerMille)).map(({ total }) => total))

/** Maximum that all parts of a kind may pay together, whatever their balance. Specification §9, W2–W4. */
export const kindLimit = (kind: WalletPartKind, purchase: Purchase, terms: WalletTerms): Tugrik => {
  switch (kind) {
    case "bonus":
      return minimum(purchase.toPay, share(purchase.itemTotal, terms.bonusCapPerMille))
    case "discount":
      return minimum(purchase.toPay, share(discountableTotal(purchase), terms.discountCapPerMille))
    case "partner":
    case "gift_card":
    case "money":
      return purchase.toPay
    default:
      return kind satisfies never
  }
}

/**
 * Whether a purchase of `itemTotal` is large enough for a part to pay towards it: a partner's part needs its own minimum,
 * reached by an equal purchase, the others need more than `usableAbove`. Specification §9, W1 and W5.
 */
const isOpen = (part: Pick<WalletBalance, "kind" | "minimum">, { itemTotal }: Pick<Purchase, "itemTotal">, terms: WalletTerms): boolean =>
  part.kind === "partner" ? itemTotal >= (part.minimum ?? terms.partnerMinimum) : itemTotal > terms.usableAbove

/** Purchase for which a part waits. */
export type WalletBarrier = Extract<WalletUse, { readonly _tag: "PurchaseTooSmall" | "PartnerMinimum" }>

/** Why one part pays nothing towards a purchase of this size; `null` where it may pay. Specification §9, W1 and W5. */
export const partBarrier = (
  part: Pick<WalletBalance, "kind" | "minimum">,
  purchase: Pick<Purchase, "itemTotal">,
  terms: WalletTerms,
): WalletBarrier | null => {
  if (isOpen(part, purchase, terms)) return null
  return part.kind === "partner"
    ? { _tag: "PartnerMinimum", min: part.minimum ?? terms.partnerMinimum }
    : { _tag: "PurchaseTooSmall", above: terms.usableAbove }
}

/** Why the whole wallet pays nothing towards a purchase of this size: all its filled parts wait, those of partners for the least minimum. `null` where one may pay, and where none is filled. */
export const walletBarrier = (
  parts: ReadonlyArray<WalletBalance>,
  purchase: Pick<Purchase, "itemTotal">,
  terms: WalletTerms,
): WalletBarrier | null => {
  const barriers = parts.filter(({ balance }) => balance > 0).map((part) => partBarrier(part, purchase, terms))
  const waiting = barriers.filter((barrier) => barrier !== null)
  if (waiting.length < barriers.length) return null
  const tooSmall = waiting.find(({ _tag }) => _tag === "PurchaseTooSmall")
  if (tooSmall !== undefined) return tooSmall
  const byMinimum = waiting.filter((barrier) => barrier._tag === "PartnerMinimum").toSorted((one, other) => one.min - other.min)
  return byMinimum[0] ?? null
}

/** Maximum that one part may pay by itself; 0 where the purchase is too small. */
export const usable = (part: WalletBalance, purchase: Purchase, terms: WalletTerms): Tugrik =>
  isOpen(part, purchase, terms) ? minimum(part.balance, kindLimit(part.kind, purchase, terms)) : zero

/** Shares of the parts when `requested` is taken from them in the order of use; they stop at the maximum. */
const taken = (
  parts: ReadonlyArray<WalletBalance>,
  purchase: Purchase,
  requested: Tugrik,
  terms: WalletTerms,
): ReadonlyArray<WalletShare> => {
  const ordered = parts.toSorted((one, other) => orderOfUse.indexOf(one.kind) - orderOfUse.indexOf(other.kind))
  const shares: Array<WalletShare> = []
  for (const part of ordered) {
    const amount = minimum(
      usable(part, purchase, terms),
      subtract(kindLimit(part.kind, purchase, terms), paidBy(shares, part.kind)),
      subtract(minimum(requested, purchase.toPay), paidBy(shares)),
    )
    if (amount > 0) shares.push({ kind: part.kind, amount, ...(part.partner && { partner: part.partner }) })
  }
  return shares
}

/** Sum of shares, of one kind or of all. */
export const paidBy = (shares: ReadonlyArray<WalletShare>, kind: WalletPartKind | null = null): Tugrik =>
  sum(shares.filter((one) => kind === null || one.kind === kind).map(({ amount }) => amount))

/** Amount that one part pays. */
export const paidByPart = (shares: ReadonlyArray<WalletShare>, { kind, partner }: Pick<WalletBalance, "kind" | "partner">): Tugrik =>
  paidBy(
    shares.filter((one) => (one.partner ?? "") === (partner ?? "")),
    kind,
  )

/** Maximum that the wallet may pay in all. */
export const maxUsable = (parts: ReadonlyArray<WalletBalance>, purchase: Purchase, terms: WalletTerms): Tugrik =>
  paidBy(taken(parts, purchase, purchase.toPay, terms))

/** Result of using the wallet. A `max` in it is accepted when requested. */
export type WalletUse =
  | { readonly _tag: "Used"; readonly shares: ReadonlyArray<WalletShare>; readonly whole: Tugrik }
  | { readonly _tag: "NoAmount" }
  | { readonly _tag: "PurchaseTooSmall"; readonly above: Tugrik }
  | { readonly _tag: "PartnerMinimum"; readonly min: Tugrik }
  | { readonly _tag: "AboveBalance"; readonly max: Tugrik }
  | { readonly _tag: "AboveMaximum"; readonly max: Tugrik }

/** Pays `requested` tugrik from the parts. Pass the parts of one kind to pay from that kind alone. */
export const use = (parts: ReadonlyArray<WalletBalance>, purchase: Purchase, requested: number, terms: WalletTerms): WalletUse => {
  if (!Number.isSafeInteger(requested) || requested < 0) return { _tag: "NoAmount" }
  const max = maxUsable(parts, purchase, terms)
  if (requested <= max) {
    const shares = taken(parts, purchase, tugrik(requested), terms)
    return { _tag: "Used", shares, whole: paidBy(shares) }
  }
  const barrier = walletBarrier(parts, purchase, terms)
  if (barrier !== null) return barrier
  return requested > sum(parts.map(({ balance }) => balance)) ? { _tag: "AboveBalance", max } : { _tag: "AboveMaximum", max }
}
