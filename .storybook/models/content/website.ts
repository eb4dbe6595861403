/** Model of the website machine. */
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { publishing, waitingArticles } from "#book/fixtures/content/website.ts"
import { websiteMachine } from "#machines/content/website.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof websiteMachine> = {
  machine: websiteMachine,
  inputs: [{ seed: "walk" }],
  events: [
    { type: "query.change", query: { tab: "waiting", page: 1 } },
    { type: "change.ask", change: publishing },
    { type: "change.confirm" },
    { type: "change.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchWebsite: { values: [waitingArticles], problems: [unreachable] },
    changeWebsite: { values: [undefined], problems: [notPossible] },
  },
  about: ({ page, change }) => [page === null, change?.kind],
}
