/** Rules of the site's notifications. */
import { describe, expect, it } from "vitest"
import type { Instant } from "#domain/entities/ids.ts"
import { withDismissed } from "#domain/rules/shell/dismissed-notifications.ts"
import { isNotOver, isRunning, notificationTexts } from "#domain/rules/shell/site-notifications.ts"

const at = (hour: number) => `2026-11-20T${String(hour).padStart(2, "0")}:00:00+08:00` as Instant

describe("dismissed notifications", () => {
  it("are stored once each, the latest first, at most 50 [E22]", () => {
    expect([withDismissed([], 3), withDismissed([3], 4), withDismissed([4, 3], 3)]).toEqual([[3], [4, 3], [3, 4]])
    const many = Array.from({ length: 60 }, (_, id) => id).reduce<ReadonlyArray<number>>(withDismissed, [])
    expect([many.length, many[0], many.at(-1)]).toEqual([50, 59, 10])
  })
})

describe("a notification of the site", () => {
  const limits = { startsAt: at(9), expiresAt: at(18) }

  it("is shown from its start to just before its end [E22]", () => {
    expect([8, 9, 17, 18].map((hour) => isRunning(limits, at(hour)))).toEqual([false, true, true, false])
    expect(isRunning({ startsAt: null, expiresAt: null }, at(3))).toBe(true)
  })

  it("is not over before it begins", () => {
    expect([isNotOver(limits, at(8)), isNotOver(limits, at(18))]).toEqual([true, false])
  })

  it("is in Mongolian if it has no English title", () => {
    const sale = { title: { mn: "Хямдрал", en: "Sale" }, text: { mn: "Эхэллээ", en: "Has begun" } }
    expect(notificationTexts(sale, "en")).toEqual({ title: "Sale", text: "Has begun" })
    expect(notificationTexts({ ...sale, title: { mn: "Хямдрал" } }, "en")).toEqual({ title: "Хямдрал", text: "Эхэллээ" })
    expect(notificationTexts(sale, "mn").title).toBe("Хямдрал")
  })
})
