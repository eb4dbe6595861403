/** SQL of orders with nothing to send: of stays and gift cards alone, as `isNothingSent` and `isFulfilled` of the domain. */
import type { Instant } from "#domain/entities/ids.ts"
import { localDate } from "#domain/rules/calendar-date.ts"

/** Whether something of an order is sent or picked up. */
export const hasGoods = "exists (select from line_items l where l.order_id = orders.id and not l.options ?| array['arrives', 'gift_to'])"

/** Whether a paid order holds nothing but gift cards and stays that are over. */
export const isFulfilledAt = (now: Instant): string =>
  `not exists (select from line_items l where l.order_id = orders.id
     and not (l.options ? 'gift_to' or coalesce(l.options->>'leaves' <= '${localDate(now)}', false)))`
