/** Controller of an author. */
import type { ActorRefFrom } from "xstate"
import { authorMachine } from "#machines/content/author.ts"
import { joinAuthorMarks } from "#machines/content/joins.ts"
import type { AuthorPage } from "#machines/content/ports.ts"
import { readingMarksMachine, type ReadingMarksActor } from "#machines/content/reading-marks.ts"
import { provided } from "#machines/ports.ts"
import { requiredLoginAddress } from "#app/login-address.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageController } from "#app/page.ts"

export type AuthorActors = { readonly actor: ActorRefFrom<typeof authorMachine>; readonly marks: ReadingMarksActor }

export const controller: PageController<AuthorPage, AuthorActors> = {
  open: (pageInput) => ({
    actor: createPageActor(provided(authorMachine, pageInput), { query: { id: pageInput.location.params["id"] ?? "" }, page: pageInput.data }, pageInput),
    marks: createPageActor(provided(readingMarksMachine, pageInput), undefined, { ...pageInput, left: null }, "marks"),
  }),
  join: ({ actor, marks }, { location, go, actorRefs: { session } }) => {
    const leave = joinAuthorMarks({ author: actor, marks, session })
    const subscription = marks.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
}
