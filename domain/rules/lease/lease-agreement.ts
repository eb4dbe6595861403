/** Lease by which an order may be paid. Specification §9, W7. */
import type { LeaseAgreement, LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { Lender } from "#domain/entities/lease/lease.ts"
import type { LeaseTerms } from "#domain/entities/shell/site.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import { chosenLender, chosenPeriod, lenderTerms } from "./lender-terms.ts"
import { lease } from "./lease.ts"

/** Why a lease is refused: no such lender, a price below `from`, no such period, or a down payment outside its bounds. */
export type LeaseRefusal =
  | { readonly _tag: "NoLender" }
  | { readonly _tag: "NotOffered"; readonly from: Tugrik }
  | { readonly _tag: "NoSuchPeriod"; readonly periods: ReadonlyArray<number> }
  | { readonly _tag: "DownOutside"; readonly minimum: Tugrik; readonly maximum: Tugrik }

export type AgreedLease = { readonly _tag: "Agreed"; readonly agreement: LeaseAgreement }

/** The lease for what is left to pay, or why it is refused. Without a choice: the first lender's longest period, with the usual down payment. */
export const agreeLease = (
  price: Tugrik,
  choice: LeaseChoice | null,
  lenders: ReadonlyArray<Lender>,
  site: LeaseTerms,
): AgreedLease | LeaseRefusal => {
  const lender = chosenLender(lenders, choice?.provider ?? null)
  if (lender === null || (choice !== null && lender.provider !== choice.provider)) return { _tag: "NoLender" }
  const terms = lenderTerms(lender, site)
  const offer = lease({ price, months: choice?.months ?? chosenPeriod(terms, null), down: choice?.down ?? null }, terms)
  if (offer._tag !== "Offered") return offer
  const { minimum, maximum } = offer.bounds
  if (offer.movedTo !== null) return { _tag: "DownOutside", minimum, maximum }
  const { months, down, monthly, total } = offer
  return { _tag: "Agreed", agreement: { provider: lender.provider, months, down, monthly, total } }
}
