/** Website machine: lists after changes. */
import { expect, it } from "vitest"
import { publishing, waitingArticles } from "#book/fixtures/content/website.ts"
import { websiteMachine } from "#machines/content/website.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

it("shows the page before once the last article of the last page is published [C12]", async () => {
  const { actor, last } = startTestActor(websiteMachine, { seed: "seed-of-test" })
  await last("fetchWebsite").answer(waitingArticles)
  actor.send({ type: "query.change", query: { tab: "waiting", page: 2 } })
  await last("fetchWebsite").answer({ ...waitingArticles, page: 2, pages: 2 })
  actor.send({ type: "change.ask", change: publishing })
  actor.send({ type: "change.confirm" })
  await last("changeWebsite").answer(undefined)
  await last("fetchWebsite").answer({ ...waitingArticles, items: [], page: 2, pages: 1 })
  expect(last("fetchWebsite").input).toEqual({ tab: "waiting", page: 1 })
  await last("fetchWebsite").answer({ ...waitingArticles, pages: 1 })
  expect(actor.getSnapshot().context).toMatchObject({ done: publishing, page: { page: 1, items: waitingArticles.items } })
})
