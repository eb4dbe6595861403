/** Push prompt and newsletter form in the browser: machines that start after the first view, screens that load when they are needed. */
// @vitest-environment happy-dom
import { createRoot } from "react-dom/client"
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest"
import { createActor, fromTransition } from "xstate"
import { openPushPrompt } from "#app/client/push.tsx"
import { startNewsletter } from "#app/client/newsletter.ts"
import { scripted } from "#book/journeys/scripted-ports.ts"
import type { PersistedState } from "#domain/entities/shell/persisted-state.ts"
import { emptyPersistedState } from "#machines/shell/persisted-changes.ts"
import { pushPromptDelay } from "#domain/rules/timings.ts"
import type { Ports } from "#machines/ports.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { NewsletterSlot } from "#ui/shell/newsletter/newsletter-slot.tsx"

const streams = {} as Streams

/** Actor that holds a context and remembers what it is sent. */
const holding = <Context extends object>(context: Context) => {
  const sent: unknown[] = []
  const actor = createActor(
    fromTransition((state: Context, event: { readonly type: string }) => {
      sent.push(event)
      return state
    }, context),
  ).start()
  return { actor, sent }
}

const opened = (pushChoice: PersistedState["pushChoice"], path: string, script: Partial<Ports>) => {
  const persistence = holding({ read: true, persisted: { ...emptyPersistedState, pushChoice } })
  const actorRefs = {
    persistence: persistence.actor,
    session: holding({ user: null }).actor,
    navigation: holding({ path }).actor,
    search: { getSnapshot: () => ({ hasTag: () => search.isOpen }), subscribe: (look: () => void) => void (search.look = look) },
  } as unknown as ActorRefs
  openPushPrompt({ locale: "en", ports: scripted(script), streams, actorRefs, consent: null })
  return persistence
}
/** The open search, and what hears of it. */
const search = { isOpen: false, look: () => undefined as void }
const prompt = () => document.querySelector("aside")
const buttonNamed = (name: string) => [...document.querySelectorAll("button")].find(({ textContent }) => textContent === name)

describe("push prompt of a page", () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] }))
  afterEach(() => {
    vi.useRealTimers()
    document.body.replaceChildren()
  })

  it("waits while the search or a dialog is open [B24]", async () => {
    search.isOpen = true
    const readPushAbility = vi.fn(async () => "ready" as const)
    opened(null, "/", { readPushAbility })
    await vi.advanceTimersByTimeAsync(pushPromptDelay)
    expect(readPushAbility).not.toHaveBeenCalled()
    const dialog = document.createElement("div")
    dialog.setAttribute("role", "dialog")
    document.body.append(dialog)
    await vi.waitFor(() => expect(document.querySelector("[role=dialog]")).not.toBeNull())
    search.isOpen = false
    search.look()
    await vi.advanceTimersByTimeAsync(0)
    expect(readPushAbility).not.toHaveBeenCalled()
    dialog.remove()
    await vi.waitFor(() => expect(buttonNamed("No")).toBeDefined(), { timeout: 10_000 })
  })

  it("appears after ten seconds, and keeps the answer on this device [B24]", async () => {
    const { sent } = opened(null, "/", { readPushAbility: async () => "ready" })
    await vi.advanceTimersByTimeAsync(pushPromptDelay - 1)
    expect(prompt()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    vi.useRealTimers()
    await vi.waitFor(() => expect(buttonNamed("No")).toBeDefined(), { timeout: 10_000 })
    buttonNamed("No")?.click()
    await vi.waitFor(() => expect(prompt()).toBeNull())
    expect(sent).toContainEqual({ type: "push.chosen", choice: "declined" })
  })

  it.each([
    ["declined", "/"],
    ["subscribed", "/"],
    [null, "/checkout/address"],
  ] as const)("does not appear after %s at %s [B24]", async (choice, path) => {
    const readPushAbility = vi.fn(async () => "ready" as const)
    opened(choice, path, { readPushAbility })
    await vi.advanceTimersByTimeAsync(2 * pushPromptDelay)
    expect([prompt(), readPushAbility.mock.calls]).toEqual([null, []])
  })
})

describe("newsletter form of a footer", () => {
  it("comes into its place once its machine is there [C4]", async () => {
    const place = document.body.appendChild(document.createElement("div"))
    const root = createRoot(place)
    const messages = await loadMessages("en", [])
    root.render(
      <MessagesProvider locale="en" messages={messages}>
        <NewsletterSlot />
      </MessagesProvider>,
    )
    await vi.waitFor(() => expect(place.textContent).toBe(""))
    startNewsletter({ ports: scripted({}), streams })
    await vi.waitFor(() => expect(place.querySelector("input")?.type).toBe("email"), { timeout: 10_000 })
    root.unmount()
  })
})
