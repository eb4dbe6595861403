/** Live machine on its screen in a real browser: the test answers its requests, and its transitions are recorded. */
import "#ui/theme/theme.css"
import { act } from "preact/test-utils"
import { createRoot } from "react-dom/client"
import type { AnyActor, AnyMachineSnapshot, AnyTransitionDefinition } from "xstate"
import { CrashBoundary } from "#app/client/crash-boundary.tsx"
import { screensOf } from "#book/screens.ts"
import { At, StoryProviders } from "#book/story-providers.tsx"
import { leavesIn } from "#book/statechart/leaf-states.ts"
import type { Position, Step } from "#book/models/exploration.ts"
import type { DeferredMachine } from "#book/models/deferred-machine.ts"
import { transitionName } from "#book/models/transitions.ts"
import { loadAllMessages } from "#book/all-messages.ts"

const stories = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx", { eager: true })
const messages = await loadAllMessages("mn")

/** A link to another document would end the test. */
window.addEventListener("click", (event) => {
  if (event.target instanceof Element && event.target.closest("a[href]") !== null) event.preventDefault()
})

/** Resolves once answers are handled and the screen has been rendered. */
export const nextMacrotask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener("message", () => resolve(), { once: true })
    port1.start()
    port2.postMessage(null)
  })

export type MountedMachine = {
  readonly actor: AnyActor
  /** Leaf states of the machine. */
  readonly where: () => ReadonlyArray<string>
  /** Names of the transitions taken since the screen is shown. */
  readonly taken: ReadonlyArray<string>
  /** Errors while showing it. */
  readonly faults: ReadonlyArray<unknown>
  readonly happen: (step: Step) => Promise<void>
  readonly leave: () => void
}

export const hasScreen = (name: string): boolean => screensOf(Object.values(stories), name).length > 0

/** Takes the path to the position, then shows each screen of the machine there. */
export const mountMachine = async (
  name: string,
  { begin, happen }: DeferredMachine,
  { input, path }: Position,
): Promise<MountedMachine> => {
  const taken: string[] = []
  const faults: unknown[] = []
  const actor = begin(input, (transition: AnyTransitionDefinition) => taken.push(transitionName(transition)))
  for (const step of path) {
    happen(actor, step)
    await nextMacrotask()
  }
  taken.length = 0
  const container = document.body.appendChild(document.createElement("div"))
  const root = createRoot(container)
  await act(() =>
    root.render(
      <CrashBoundary onCrash={(error) => faults.push(error)}>
        <StoryProviders locale="mn" messages={messages} path="/">
          {screensOf(Object.values(stories), name).map(({ screen, path: address }, index) => (
            <At key={index} locale="mn" path={address}>
              {screen(actor)}
            </At>
          ))}
        </StoryProviders>
      </CrashBoundary>,
    ),
  )
  await nextMacrotask()
  return {
    actor,
    where: () => leavesIn((actor.getSnapshot() as AnyMachineSnapshot).value),
    taken,
    faults,
    happen: async (step) => {
      happen(actor, step)
      await nextMacrotask()
    },
    leave: () => {
      root.unmount()
      container.remove()
      // An open dialog leaves styles on the body.
      document.body.removeAttribute("style")
      actor.stop()
    },
  }
}
