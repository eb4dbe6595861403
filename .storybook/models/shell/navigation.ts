/** Model of the navigation machine. */
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { navigationMachine } from "#machines/shell/navigation.ts"
import { modelOf } from "#book/models/model.ts"

const arrival = { type: "page.arrive", path: "/", title: "Цэлмэг", locale: defaultLocale } as const

export const model = modelOf(navigationMachine, {
  inputs: [undefined],
  events: [
    { type: "page.scrolled", top: 40 },
    { type: "page.scrolled", top: 400 },
    { type: "scrollPositions.known", scrollPositions: { "2": 400 } },
    { type: "page.leave", top: 0 },
    { type: "stored.read", entry: "1", at: "2026-11-20T06:05:00.000Z" as Instant },
    { type: "page.refresh" },
    { ...arrival, entry: "1", back: false },
    { ...arrival, entry: "2", back: true },
  ],
  answers: { reportPageView: { values: [undefined], problems: [unreachable] } },
  distinguishedBy: ({ bar, entry, stored }) => [bar.at, entry, stored?.entry],
  driver: {
    shopper: {},
    others: ["stored.read", "page.refresh", "page.scrolled", "scrollPositions.known", "page.leave", "page.arrive"],
  },
})
