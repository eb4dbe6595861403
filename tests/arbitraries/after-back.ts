/** Past of an order after something went back, as the backend stores it. */
import { sum, tugrik } from "#domain/rules/money.ts"
import type { GivenBack } from "#domain/entities/orders/paid-order.ts"
import type { RefundScope, MoneyBack } from "#domain/rules/orders/money-back.ts"

type Units = GivenBack["units"]

export const nothingBack: GivenBack = { units: {}, returned: tugrik(0), byShop: tugrik(0), shares: [], cashback: tugrik(0) }

const plus = (one: Units, other: Units): Units =>
  Object.fromEntries([...Object.keys(one), ...Object.keys(other)].map((id) => [id, (one[Number(id)] ?? 0) + (other[Number(id)] ?? 0)]))

/** An order's past after `back` of `scope`. `back` is before spent cashback came off it. */
export const afterBack = (before: GivenBack, scope: RefundScope, back: MoneyBack): GivenBack => ({
  units: scope._tag === "Units" ? plus(before.units, scope.units) : before.units,
  returned: scope._tag === "Units" || scope._tag === "Order" ? sum([before.returned, back.money]) : before.returned,
  byShop: scope._tag === "Money" ? sum([before.byShop, back.money]) : before.byShop,
  shares: [...before.shares, ...back.shares],
  cashback: sum([before.cashback, back.cashback]),
})
