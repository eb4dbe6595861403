/** Until when a ticket is shown. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { isTicketPast } from "#domain/rules/wallet/ticket-time.ts"

const at = (text: string): Instant => `${text}+08:00` as Instant
const stay = { startsAt: at("2026-11-27T14:00:00.000"), endsAt: at("2026-11-30T12:00:00.000"), usedAt: null }
const concert = { startsAt: at("2026-11-27T19:00:00.000"), endsAt: null, usedAt: null }

describe("a ticket", () => {
  it.each([
    ["of a stay, late on the day of arrival", stay, "2026-11-27T23:30:00.000"],
    ["of a stay, just before it ends", stay, "2026-11-30T11:59:59.000"],
    ["of a concert that has begun", concert, "2026-11-27T19:40:00.000"],
  ])("%s is shown [S29l]", (_, ticket, now) => {
    expect(isTicketPast(ticket, at(now))).toBe(false)
  })

  it.each([
    ["of a stay that is over", stay, "2026-11-30T12:00:00.000"],
    ["of a concert, the day after", concert, "2026-11-28T00:00:00.000"],
    ["that was used", { ...concert, usedAt: at("2026-11-27T18:50:00.000") }, "2026-11-27T18:51:00.000"],
  ])("%s is past [S29l]", (_, ticket, now) => {
    expect(isTicketPast(ticket, at(now))).toBe(true)
  })
})
