/** Controller of an author. */
import { authorMachine } from "#machines/content/author.ts"
import { joinAuthorMarks } from "#machines/content/joins.ts"
import { mediaMachine } from "#machines/content/media.ts"
import type { AuthorPage } from "#machines/content/ports.ts"
import { readingMarksMachine } from "#machines/content/reading-marks.ts"
import { requiredLoginAddress } from "#app/return-path.ts"
import { createPageActor } from "#app/page-actor.ts"
import type { PageInput } from "#app/page.ts"
import { defineController } from "#app/page-controller.ts"

export const controller = defineController({
  open: (pageInput: PageInput<AuthorPage>) => {
    const { data, location } = pageInput
    const id = location.params["id"] ?? ""
    const query = { kind: "article", tag: null, q: null, author: data?.author.id ?? Number(id) } as const
    return {
      actor: createPageActor(authorMachine, { query: { id }, page: data }, pageInput),
      articles: createPageActor(mediaMachine, { query, page: data?.articles ?? null }, pageInput, "articles"),
      marks: createPageActor(readingMarksMachine, undefined, { ...pageInput, left: null }, "marks"),
    }
  },
  join: ({ actor, marks }, { location, go, actorRefs: { session } }) => {
    const leave = joinAuthorMarks({ author: actor, marks, session })
    const subscription = marks.on("login.needed", () => go(requiredLoginAddress(location.path)))
    return () => {
      subscription.unsubscribe()
      leave()
    }
  },
})
