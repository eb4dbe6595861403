/** Product finder machine, and the insertion of its product into the text. */
import { createActor } from "xstate"
import { describe, expect, it } from "vitest"
import { coat, hat } from "#book/fixtures/catalogue/goods.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { writingDesk } from "#book/fixtures/content/writing.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { articlePictureMachine } from "#machines/content/article-picture.ts"
import { joinWriting } from "#machines/content/joins.ts"
import { productFinderMachine } from "#machines/content/product-finder.ts"
import { writingMachine } from "#machines/content/writing.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const typed = (text: string) => {
  const finder = startTestActor(productFinderMachine, undefined)
  finder.actor.send({ type: "text.type", text })
  finder.clock.increment(typingDebounce)
  return { ...finder, now: () => finder.actor.getSnapshot() }
}

describe("finding a product for an article", () => {
  it("searches by text, or by the slug of a pasted address [S17]", () => {
    expect(typed(" хүрэм ").last("findProducts").input).toEqual({ text: "хүрэм", slug: null })
    expect(typed("khuurem").last("findProducts").input).toEqual({ text: "khuurem", slug: null })
    expect(typed("https://shop.mn/en/products/nooluuran-tsamts?variant=2").last("findProducts").input).toMatchObject({
      slug: "nooluuran-tsamts",
    })
  })

  it("retries a failed search, and reports that no product matches", async () => {
    const finder = typed("дээл")
    await finder.last("findProducts").refuse(unreachable)
    expect(finder.now().context.problem).toEqual(unreachable)
    finder.actor.send({ type: "finder.retry" })
    await finder.last("findProducts").answer([])
    expect(finder.now().value).toEqual({ open: "nothing" })
    expect(finder.now().context).toMatchObject({ problem: null, text: "дээл" })
  })

  it("inserts the chosen product at the caret, stores its tile, and empties the box [S17]", async () => {
    const finder = typed("дээл")
    const writing = startTestActor(writingMachine, { of: null, kind: "article", seed: "test" })
    await writing.last("openWriting").answer({ ...writingDesk, draft: { ...writingDesk.draft, text: "Нэг\n\nХоёр" }, tiles: [] })
    const leave = joinWriting({ writing: writing.actor, picture: createActor(articlePictureMachine).start(), products: finder.actor })
    await finder.last("findProducts").answer([tileOf(coat), tileOf(hat)])
    finder.actor.send({ type: "option.take", index: 1, at: 1 })
    expect(writing.actor.getSnapshot().context).toMatchObject({ draft: { text: `Нэг\n\n@${hat.slug}\n\nХоёр` }, tiles: [tileOf(hat)] })
    expect(finder.now()).toMatchObject({ value: "closed", context: { text: "", found: [], active: null } })
    leave()
  })
})
