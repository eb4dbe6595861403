/** Model of the nights machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { winterNights } from "#book/fixtures/travel/travel.ts"
import { nightsMachine } from "#machines/travel/nights.ts"
import { modelOf } from "#book/models/model.ts"

const november = "2026-11-01"
const december = "2026-12-01"

export const model = modelOf(nightsMachine, {
  inputs: [{ id: 1, guests: 2, rooms: 1 }],
  events: [{ type: "month.show", month: november }, { type: "month.show", month: december }, { type: "page.retry" }],
  answers: { fetchNights: { values: [winterNights], problems: [unreachable] } },
  distinguishedBy: ({ month, months, problem }) => [month, Object.keys(months).length, problem?._tag],
  driver: {
    shopper: {
      "month.show": {
        when: ({ context }, { month }) => context.month !== month && (context.month !== null || month === november),
        by: ({ press, choose }, { month }, { context }) =>
          context.month === null
            ? choose(/^(Ирэх өдөр|Check-in): /u, "button")
            : press(month === november ? "calendar.before" : "calendar.after"),
      },
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
