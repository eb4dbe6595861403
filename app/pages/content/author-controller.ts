/** Controller of an author. */
import { authorMachine } from "#machines/content/author.ts"
import { joinAuthorMarks } from "#machines/content/joins.ts"
import type { AuthorPage } from "#machines/content/ports.ts"
import { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<AuthorPage>) => ({
    actor: createPageActor(authorMachine, { query: { id: pageInput.location.params["id"] ?? "" }, page: pageInput.data }, pageInput),
    marks: createPageActor(readingMarksMachine, undefined, { ...pageInput, left: null }, "marks"),
  }),
  join: ({ actor, marks }, { location, go, actorRefs: { session } }) => {
    const leave = joinAuthorMarks({ author: actor, marks, session })
    const subscription = marks.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
})
