/** Past of an order after something went back, as the backend stores it. */
import { sum, tugrik } from "#domain/rules/money.ts"
import type { GivenBack } from "#domain/entities/orders/paid-order.ts"
import type { Going, MoneyBack } from "#domain/rules/orders/money-back.ts"

type Units = GivenBack["units"]

export const nothingBack: GivenBack = { units: {}, returned: tugrik(0), byShop: tugrik(0), shares: [], cashback: tugrik(0) }

const plus = (one: Units, other: Units): Units =>
  Object.fromEntries(
    [...Object.keys(one), ...Object.keys(other)].map((id) => [id, (one[Number(id)] ?? 0) + (other[Number(id)] ?? 0)]),
  )

/** An order's past after `back` of `going`. `back` is before spent cashback came off it. */
export const afterBack = (before: GivenBack, going: Going, back: MoneyBack): GivenBack => ({
  units: going._tag === "Units" ? plus(before.units, going.units) : before.units,
  returned: going._tag === "Units" || going._tag === "Order" ? sum([before.returned, back.money]) : before.returned,
  byShop: going._tag === "Money" ? sum([before.byShop, back.money]) : before.byShop,
  shares: [...before.shares, ...back.shares],
  cashback: sum([before.cashback, back.cashback]),
})
