/** A machine to step through: the picture, the events that it accepts now, and the path walked so far. */
import * as React from "react"
import { Chart } from "./chart.tsx"
import { ink, lit as litColour, paper, quiet } from "./colours.ts"
import type { AcceptedEvent, DrawnState, Shown } from "./messages.ts"

type StepperProps = { readonly shown: Shown; readonly onMove: (event: AcceptedEvent) => void }

const flat = (state: DrawnState): ReadonlyArray<DrawnState> => [state, ...state.states.flatMap(flat)]
const isLeaf = ({ states }: DrawnState) => states.length === 0

const button: React.CSSProperties = {
  padding: "6px 10px",
  border: `1px solid ${litColour}`,
  borderRadius: 8,
  background: paper,
  color: litColour,
  font: "500 12px system-ui, sans-serif",
  cursor: "pointer",
}

export const Stepper = ({ shown: { drawn, lit, accepted, path }, onMove }: StepperProps) => {
  const [large, setLarge] = React.useState(true)
  const keyOf = new Map(flat(drawn.root).map(({ id, key }) => [id, key]))
  const anywhere = drawn.transitions
    .filter(({ from, to }) => from === drawn.root.id && to !== drawn.root.id)
    .map(({ label, to }) => `${label} → ${keyOf.get(to)}`)
  const here = flat(drawn.root).filter((state) => isLeaf(state) && lit.includes(state.id))
  return (
    <div style={{ display: "grid", gap: 16, padding: 16, background: paper, color: ink, font: "14px/1.45 system-ui, sans-serif" }}>
      <ul aria-label="Where it is" style={{ margin: 0, padding: 0, listStyle: "none" }}>
        {here.map(({ id, key, description }) => (
          <li key={id}>
            <strong>{key}</strong>: {description}
          </li>
        ))}
      </ul>
      <div role="group" aria-label="What may happen next" style={{ display: "flex", flexWrap: "wrap", gap: 8 }}>
        {accepted.map((event) => (
          <button key={event.label} type="button" style={button} onClick={() => onMove(event)}>
            {event.label}
          </button>
        ))}
        {accepted.length === 0 && <span style={{ color: quiet }}>Nothing may happen here.</span>}
      </div>
      {anywhere.length > 0 && (
        <p style={{ margin: 0, color: quiet }}>
          From anywhere: {anywhere.join(", ")}
        </p>
      )}
      {path.length > 0 && (
        <p style={{ margin: 0, color: quiet }}>
          Walked: {path.join(" → ")}
        </p>
      )}
      <section aria-label="The machine" style={{ overflow: "auto" }}>
        <button type="button" aria-pressed={!large} style={{ ...button, position: "sticky", left: 0 }} onClick={() => setLarge(!large)}>
          Fit
        </button>
        <Chart drawn={drawn} lit={lit} large={large} />
      </section>
    </div>
  )
}
