/** Model of the website machine. */
import { notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { publishing, waitingArticles } from "#book/fixtures/content/website.ts"
import { websiteMachine } from "#machines/content/website.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(websiteMachine, {
  inputs: [{ seed: "book" }],
  events: [
    { type: "query.change", query: { tab: "waiting", page: 1 } },
    { type: "change.ask", change: publishing },
    { type: "change.confirm" },
    { type: "change.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchWebsite: { values: [waitingArticles, { ...waitingArticles, items: [], page: 2, pages: 1 }], problems: [unreachable] },
    changeWebsite: { values: [undefined], problems: [notPossible] },
  },
  distinguishedBy: ({ page, change }) => [page === null, change?.kind],
  driver: {
    shopper: {
      "query.change": ({ press }, { query: { tab } }) => press(`website.tab.${tab}`),
      "change.ask": async ({ find }, { change }) => {
        if (change.kind === "addAuthor") return
        const title = change.title.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&")
        const button = await find("button", new RegExp(`: ${title}$`, "u"))
        button.click()
      },
      "change.confirm": ({ press }) => press("website.confirm"),
      "change.cancel": ({ press }) => press("website.cancel"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
