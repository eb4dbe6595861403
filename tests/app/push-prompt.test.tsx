/** Push prompt in the browser: its machine starts after the first view, its screen loads when it opens. */
// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, fromTransition } from "xstate"
import { openPushPrompt } from "#app/client/push.tsx"
import { scripted } from "#book/journeys/scripted-ports.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { pushPromptDelay } from "#domain/rules/timings.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"

/** Actor with a fixed context, and the events that it was sent. */
const fixedActor = <Context extends object>(context: Context) => {
  const sent: unknown[] = []
  const transition = (state: Context, event: { readonly type: string }) => {
    sent.push(event)
    return state
  }
  return { actor: createActor(fromTransition(transition, context)).start(), sent }
}

/** Search whose overlay the test opens and closes. */
const overlayOfSearch = () => {
  let isOpen = false
  let notify: () => void = () => undefined
  const actor = {
    getSnapshot: () => ({ hasTag: () => isOpen }),
    subscribe: (listener: () => void) => void (notify = listener),
  }
  const setOpen = (next: boolean) => {
    isOpen = next
    notify()
  }
  return { actor, setOpen }
}

type Page = {
  readonly path?: string
  readonly pushChoice?: PersistedState["pushChoice"]
  readonly readPushAbility: Ports["readPushAbility"]
}

/** Opens the prompt of a page; `sent`: what the persistence was sent. */
const openPrompt = ({ path = "/", pushChoice = null, readPushAbility }: Page) => {
  const { actor: persistence, sent } = fixedActor({ read: true, persisted: { ...emptyPersistedState, pushChoice } })
  const search = overlayOfSearch()
  const actorRefs = {
    persistence,
    session: fixedActor({ user: null }).actor,
    navigation: fixedActor({ path }).actor,
    search: search.actor,
  } as unknown as ActorRefs
  openPushPrompt({ locale: "en", ports: scripted({ readPushAbility }), streams: {} as Streams, actorRefs, consent: null })
  return { sent, setSearchOpen: search.setOpen }
}

const prompt = () => document.querySelector("aside")
const buttonNamed = (name: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)
const promptLoaded = () => vi.waitFor(() => expect(buttonNamed("No")).toBeDefined(), { timeout: 10_000 })

describe("push prompt of a page", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it("waits while the search or a dialog is open [B24]", async () => {
    const readPushAbility = vi.fn(async () => "ready" as const)
    const { setSearchOpen } = openPrompt({ readPushAbility })
    setSearchOpen(true)
    await vi.advanceTimersByTimeAsync(pushPromptDelay)
    expect(readPushAbility).not.toHaveBeenCalled()
    const dialog = document.createElement("div")
    dialog.setAttribute("role", "dialog")
    document.body.append(dialog)
    // Observers of the document are notified in a later task.
    await vi.advanceTimersByTimeAsync(0)
    setSearchOpen(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(readPushAbility).not.toHaveBeenCalled()
    dialog.remove()
    await promptLoaded()
  })

  it("appears after ten seconds, and stores the answer on this device [B24]", async () => {
    const { sent } = openPrompt({ readPushAbility: async () => "ready" })
    await vi.advanceTimersByTimeAsync(pushPromptDelay - 1)
    expect(prompt()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await promptLoaded()
    buttonNamed("No")?.click()
    await vi.waitFor(() => expect(prompt()).toBeNull())
    expect(sent).toContainEqual({ type: "push.chosen", choice: "declined" })
  })

  it.each([
    ["declined", "/"],
    ["subscribed", "/"],
    [null, "/checkout/address"],
  ] as const)("does not appear for the stored choice %s at %s [B24]", async (pushChoice, path) => {
    const readPushAbility = vi.fn(async () => "ready" as const)
    openPrompt({ pushChoice, path, readPushAbility })
    await vi.advanceTimersByTimeAsync(2 * pushPromptDelay)
    expect([prompt(), readPushAbility.mock.calls]).toEqual([null, []])
  })
})
