/** Checks of a lease by which a shopper wants to pay. */
import type { LeaseAgreement, LeaseChoice } from "#domain/entities/lease/lease-choice.ts"
import type { Tugrik } from "#domain/entities/money.ts"
import type { SiteConfig } from "#domain/entities/shell/site.ts"
import { agreeLease, type LeaseRefusal } from "#domain/rules/lease/lease-agreement.ts"
import { leaseObstacle, type LeaseObstacle } from "#domain/rules/lease/order-lease.ts"
import { formatTugrik } from "#domain/rules/texts/money.ts"
import type { FixedConfig } from "#backend/services.ts"
import { lineWithOptions } from "#backend/orders/order-totals.ts"
import type { OrderRow } from "#backend/orders/order-rows.ts"
import { wrongField } from "#backend/http/refusal.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"

const messageOf = (refusal: LeaseRefusal): MessageRef => {
  switch (refusal._tag) {
    case "NoLender":
      return { key: "lease.lender" }
    case "NotOffered":
      return { key: "lease.from", values: { from: formatTugrik(refusal.from) } }
    case "NoSuchPeriod":
      return { key: "lease.period", values: { periods: refusal.periods.join(", ") } }
    case "DownOutside":
      return { key: "lease.down", values: { minimum: formatTugrik(refusal.minimum), maximum: formatTugrik(refusal.maximum) } }
    default:
      return refusal satisfies never
  }
}

const obstacleMessage = (obstacle: LeaseObstacle): MessageRef => {
  switch (obstacle._tag) {
    case "NotGoods":
      return { key: "paymentMethod.lease.goods" }
    case "TooLow":
      return { key: "paymentMethod.lease.from", values: { from: formatTugrik(obstacle.from) } }
    default:
      return obstacle satisfies never
  }
}

/** Throws 422 on `field` where the lines or the total of an order cannot be leased. */
export const requireLeasable = (field: string, { lines }: Pick<OrderRow, "lines">, total: Tugrik, { lease }: SiteConfig): void => {
  const obstacle = leaseObstacle({ lineItems: lines.map(lineWithOptions), total }, lease)
  if (obstacle === null) return
  throw wrongField(field, obstacleMessage(obstacle))
}

/** Throws 422 on the field `lease` where the lender would not give it. */
export const requireLease = (
  total: Tugrik,
  choice: LeaseChoice | null,
  { site, lenders }: Pick<FixedConfig, "site" | "lenders">,
): LeaseAgreement => {
  const agreed = agreeLease(total, choice, lenders, site.lease)
  if (agreed._tag !== "Agreed") throw wrongField("lease", messageOf(agreed))
  return agreed.agreement
}
