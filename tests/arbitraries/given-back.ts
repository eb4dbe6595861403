/** What was given back of an order, as the backend stores it, and sequences of refunds. */
import { sum, tugrik } from "#domain/rules/money.ts"
import type { GivenBack, PaidOrder } from "#domain/entities/orders/paid-order.ts"
import { moneyBack, type RefundScope, type MoneyBack } from "#domain/rules/orders/money-back.ts"

type Units = GivenBack["units"]

export const nothingBack: GivenBack = { units: {}, returned: tugrik(0), byShop: tugrik(0), shares: [], cashback: tugrik(0) }

const addUnits = (before: Units, returned: Units): Units => {
  const ids = [...Object.keys(before), ...Object.keys(returned)].map(Number)
  return Object.fromEntries(ids.map((id) => [id, (before[id] ?? 0) + (returned[id] ?? 0)]))
}

/** What was given back of an order after `back` for `scope`. `back`: before spent cashback was deducted. */
export const afterBack = (before: GivenBack, scope: RefundScope, back: MoneyBack): GivenBack => ({
  units: scope._tag === "Units" ? addUnits(before.units, scope.units) : before.units,
  returned: scope._tag === "Units" || scope._tag === "Order" ? sum([before.returned, back.money]) : before.returned,
  byShop: scope._tag === "Money" ? sum([before.byShop, back.money]) : before.byShop,
  shares: [...before.shares, ...back.shares],
  cashback: sum([before.cashback, back.cashback]),
})

/** Refunds of an order one after the other, each with the order's past before and after it. */
export const refundSteps = (paid: PaidOrder, scopes: ReadonlyArray<RefundScope>) => {
  let past = nothingBack
  return scopes.map((scope) => {
    const before = past
    const back = moneyBack(paid, before, scope)
    past = afterBack(before, scope, back)
    return { before, scope, back, after: past }
  })
}
