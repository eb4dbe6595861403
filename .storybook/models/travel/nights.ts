/** Model of the nights machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { winterNights } from "#book/fixtures/travel/travel.ts"
import type { MachineModel } from "#book/models/model.ts"
import { nightsMachine } from "#machines/travel/nights.ts"

export const model: MachineModel<typeof nightsMachine> = {
  machine: nightsMachine,
  inputs: [{ id: 1, guests: 2, rooms: 1 }],
  events: [{ type: "month.show", month: "2025-11-01" }, { type: "month.show", month: "2025-12-01" }, { type: "page.retry" }],
  answers: { fetchNights: { values: [winterNights], problems: [unreachable] } },
  about: ({ month, months, problem }) => [month, Object.keys(months).length, problem?._tag],
}
