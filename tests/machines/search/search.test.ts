/** Search box machine. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { createActor, fromPromise } from "xstate"
import { nothingOffered, searchHistory, suggestions } from "#book/fixtures/search/suggestions.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { typingDebounce } from "#domain/rules/timings.ts"
import { searchMachine } from "#machines/search/search.ts"
import { optionsOf } from "#machines/search/search-options.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

const openBox = () => {
  const box = startTestActor(searchMachine, { text: "" })
  box.actor.send({ type: "history.known", history: searchHistory })
  box.actor.send({ type: "search.open" })
  const context = () => box.actor.getSnapshot().context
  const pause = () => box.clock.increment(typingDebounce)
  return { ...box, send: box.actor.send, state: () => box.actor.getSnapshot().value, context, pause }
}

describe("search box", () => {
  it("offers past searches while it is empty, newest first [B19]", () => {
    const box = openBox()
    expect(box.state()).toEqual({ open: "history" })
    expect(optionsOf(box.context())).toEqual(searchHistory.map((text) => ({ kind: "history", text })))
  })

  it("shows the terms of a search page, but never replaces typed text", () => {
    const arriving = startTestActor(searchMachine, { text: "гутал" })
    expect(arriving.actor.getSnapshot().context.text).toBe("гутал")
    arriving.actor.send({ type: "text.shown", text: "малгай" })
    expect(arriving.actor.getSnapshot().context.text).toBe("малгай")
    arriving.actor.send({ type: "search.type", text: "даашинз" })
    arriving.actor.send({ type: "text.shown", text: "гутал" })
    expect(arriving.actor.getSnapshot().context.text).toBe("даашинз")
  })

  it("keeps the active past search when the history is updated, unless that one is deleted", () => {
    const box = openBox()
    const [newest, chosen, ...older] = searchHistory
    box.send({ type: "option.next" })
    box.send({ type: "option.next" })
    box.send({ type: "history.known", history: [newest!, chosen!, ...older] })
    expect(box.context().active).toBe(1)
    box.send({ type: "history.known", history: ["бээлий", newest!, chosen!, ...older] })
    expect(box.context().active).toBe(2)
    box.send({ type: "history.known", history: ["бээлий", newest!, ...older] })
    expect(box.context().active).toBe(null)
  })

  it("searches for the typed terms by «all results», though an option is active", async () => {
    const box = openBox()
    box.send({ type: "search.type", text: " даа " })
    box.pause()
    await box.last("fetchSuggestions").answer(suggestions)
    box.send({ type: "option.next" })
    box.send({ type: "option.take", index: null })
    expect(box.emitted).toEqual([{ type: "search.made", text: "даа" }])
    expect(box.state()).toBe("closed")
  })

  it("sends nothing before the debounce, and aborts a request when the shopper types on", () => {
    const box = openBox()
    box.send({ type: "search.type", text: "да" })
    box.clock.increment(typingDebounce - 1)
    expect(box.requests).toEqual([])
    box.clock.increment(1)
    expect(box.requests.map(({ input }) => input)).toEqual([{ text: "да" }])
    box.send({ type: "search.type", text: "даа" })
    expect(box.last("fetchSuggestions").isAborted()).toBe(true)
    box.clock.increment(typingDebounce - 1)
    expect(box.requests).toHaveLength(1)
  })

  it("cycles through its options with the arrow keys, including the box itself", async () => {
    const box = openBox()
    box.send({ type: "search.type", text: "даа" })
    box.pause()
    await box.last("fetchSuggestions").answer(suggestions)
    const moves = [box.send({ type: "option.previous" }), box.send({ type: "option.next" }), box.send({ type: "option.next" })]
    expect(moves).toHaveLength(3)
    expect(box.context().active).toBe(0)
    box.send({ type: "search.submit" })
    expect(box.emitted.at(-1)).toEqual({ type: "search.made", text: "даашинз" })
    expect(box.state()).toBe("closed")
  })

  it("opens the chosen product, taxon or brand", async () => {
    const box = openBox()
    box.send({ type: "search.type", text: "даа" })
    box.pause()
    await box.last("fetchSuggestions").answer(suggestions)
    box.send({ type: "option.take", index: 3 })
    expect(box.emitted.at(-1)).toMatchObject({ type: "option.taken", option: { kind: "taxon", permalink: "women/clothing/dresses" } })
  })

  it("refuses blank terms [V5]", () => {
    const box = openBox()
    box.send({ type: "search.submit" })
    expect(box.context().refusal).toBe("v.search")
    expect(box.emitted).toEqual([])
  })

  it("searches for terms without suggestions, and ignores a failure", async () => {
    const box = openBox()
    box.send({ type: "search.type", text: "ъъъ" })
    box.pause()
    await box.last("fetchSuggestions").answer(nothingOffered)
    expect(box.state()).toEqual({ open: "nothing" })
    box.send({ type: "search.type", text: "ъъ" })
    box.pause()
    await box.last("fetchSuggestions").refuse(unreachable)
    expect(box.state()).toEqual({ open: "nothing" })
    box.send({ type: "search.submit" })
    expect(box.emitted.at(-1)).toEqual({ type: "search.made", text: "ъъ" })
  })
})

describe("late responses", () => {
  it("are shown only for the terms in the box", async () => {
    const outcomes = { offered: 0, overtaken: 0 }
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.constantFrom("д", "да", "даа", "даашинз"), { minLength: 1, maxLength: 5 }),
        fc.scheduler(),
        async (texts, scheduler) => {
          const machine = searchMachine.provide({
            actors: {
              fetchSuggestions: fromPromise(({ input }) => scheduler.schedule(Promise.resolve({ ...suggestions, text: input.text }))),
            },
            delays: { typingSettles: 0 },
          })
          const clock = { setTimeout: (work: () => void) => (work(), 0), clearTimeout: () => undefined }
          const actor = createActor(machine, { clock, input: { text: "" } }).start()
          const shown: Array<readonly [string, string | undefined]> = []
          actor.subscribe(({ value, context }) => {
            if (JSON.stringify(value) === '{"open":"offered"}') shown.push([context.text, context.offered?.text])
          })
          actor.send({ type: "search.open" })
          const typing = scheduler.scheduleSequence(texts.map((text) => async () => actor.send({ type: "search.type", text })))
          await scheduler.waitIdle()
          await typing.task
          for (const [typed, offered] of shown) expect(offered).toBe(typed)
          expect(actor.getSnapshot().context.offered?.text).toBe(texts.at(-1))
          outcomes[shown.length < texts.length ? "overtaken" : "offered"]++
        },
      ),
      { numRuns: 150 },
    )
    expect(Math.min(outcomes.offered, outcomes.overtaken)).toBeGreaterThan(10)
  })
})
