/** Inspector panel: one machine of the page, with its path and the events that it accepts. */
import { useState, useSyncExternalStore } from "react"
import type { AnyMachineSnapshot } from "xstate"
import { palettes, type Theme } from "../statechart/palette.ts"
import { shownOf } from "#book/statechart/actor-status.ts"
import { Stepper } from "../statechart/stepper.tsx"
import type { RegisteredActor, ActorRegistry } from "./actor-registry.ts"

const themeNow = (): Theme => (document.documentElement.dataset["theme"] === "dark" ? "dark" : "light")

const stylesOf = ({ paper, ink, line }: (typeof palettes)[Theme]) => `
.inspector {
  position: fixed;
  inset: 0 0 0 auto;
  z-index: 2147483000;
  display: flex;
  flex-direction: column;
  width: min(34rem, 100vw);
  background: ${paper};
  color: ${ink};
  border-left: 1px solid ${line};
  box-shadow: -8px 0 32px rgb(0 0 0 / .18);
  font: 14px/1.45 system-ui, sans-serif;
}
.inspector[data-open="false"] {
  inset: auto 12px 12px auto;
  width: auto;
  border: 1px solid ${line};
  border-radius: 12px;
}
.inspector > header { display: flex; gap: 8px; align-items: center; padding: 10px 12px; }
.inspector > div { overflow: auto; flex: 1; min-height: 0; }
.inspector :is(header button, header select) {
  font: inherit;
  padding: 6px 10px;
  border: 1px solid ${line};
  border-radius: 8px;
  background: ${paper};
  color: ${ink};
}
.inspector header select { flex: 1; min-width: 0; }
`

export const Inspector = ({ registry }: { readonly registry: ActorRegistry }) => {
  const machines = useSyncExternalStore(registry.subscribe, registry.now)
  const [isOpen, setOpen] = useState(true)
  const [chosen, setChosen] = useState<string | null>(null)
  const theme = themeNow()
  // The page's own machine started last.
  const followed = machines.find(({ actor }) => actor.sessionId === chosen) ?? machines.at(-1)
  if (followed === undefined) return null
  return (
    <aside className="inspector" data-open={isOpen} aria-label="Machines of this page">
      <style>{stylesOf(palettes[theme])}</style>
      <header>
        <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? "Hide" : "Machines"}
        </button>
        {isOpen && (
          <select aria-label="Machine" value={followed.actor.sessionId} onChange={({ target }) => setChosen(target.value)}>
            {machines.map(({ name, actor }) => (
              <option key={actor.sessionId} value={actor.sessionId}>
                {name}: {stateText(actor.getSnapshot() as AnyMachineSnapshot)}
              </option>
            ))}
          </select>
        )}
      </header>
      {isOpen && <Shown key={followed.actor.sessionId} followed={followed} theme={theme} />}
    </aside>
  )
}

const stateText = ({ value }: AnyMachineSnapshot): string =>
  typeof value === "string" ? value : JSON.stringify(value).replace(/["{}]/g, " ").trim()

const Shown = ({ followed: { actor, machine, path }, theme }: { readonly followed: RegisteredActor; readonly theme: Theme }) => (
  <div>
    <Stepper
      shown={shownOf(machine, actor.getSnapshot() as AnyMachineSnapshot, path)}
      theme={theme}
      onMove={({ event }) => actor.send(event)}
    />
  </div>
)
