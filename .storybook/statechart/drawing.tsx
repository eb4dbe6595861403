/** Drawing with zoom, the description of a state below it, and export as SVG or PNG. */
import * as React from "react"
import { Chart, useLayout } from "./chart.tsx"
import { ZoomCanvas } from "./zoom-canvas.tsx"
import { statesWithin, type Drawn, type DrawnState } from "./messages.ts"
import type { PositionedState } from "./layout.ts"
import type { Palette } from "./palette.ts"
import { downloadPng, downloadSvg } from "./export-image.ts"

/** A story of a state, and its address. */
export type StoryLink = { readonly name: string; readonly href: string }

type Props = {
  readonly drawn: Drawn
  readonly lit: ReadonlyArray<string>
  readonly palette: Palette
  /** Stories of a state, by its id. */
  readonly stories?: ((id: string) => ReadonlyArray<StoryLink>) | undefined
}

export const Drawing = ({ drawn, lit, palette, stories }: Props) => {
  const layout = useLayout(drawn)
  const [pointed, setPointed] = React.useState<PositionedState | null>(null)
  /** State that was pointed at last; described until the machine moves, so that a pointer can reach the links of its stories. */
  const [last, setLast] = React.useState<{ readonly id: string; readonly lit: ReadonlyArray<string> } | null>(null)
  const holder = React.useRef<HTMLDivElement>(null)
  if (layout === null) return <p role="status">Drawing…</p>
  const states = statesWithin(drawn.root)
  const present =
    layout.states.find(({ id }) => lit.includes(id) && states.some((state) => state.id === id && state.states.length === 0)) ?? null
  const described = states.find(({ id }) => id === (pointed?.id ?? (last?.lit === lit ? last.id : present?.id)))
  const point = (state: PositionedState | null) => {
    setPointed(state)
    if (state !== null) setLast({ id: state.id, lit })
  }
  const save = (download: (drawing: SVGSVGElement, name: string) => unknown) => {
    const drawing = holder.current?.querySelector("svg")
    if (drawing) void download(drawing, drawn.root.key)
  }
  // A focused state may be outside the viewport; a hovered one never is.
  const focused = pointed !== null && document.activeElement?.classList.contains("statechart-state") === true ? pointed : present
  return (
    <div ref={holder}>
      <ZoomCanvas
        drawing={layout}
        visibleBox={focused}
        label="The machine"
        tools={
          <>
            <button type="button" onClick={() => save(downloadSvg)}>
              SVG
            </button>
            <button type="button" onClick={() => save(downloadPng)}>
              PNG
            </button>
          </>
        }
      >
        <Chart drawn={drawn} placed={layout} lit={lit} palette={palette} onPoint={point} />
      </ZoomCanvas>
      {described !== undefined && <StateDescription state={described} stories={stories?.(described.id) ?? []} />}
    </div>
  )
}

const StateDescription = ({ state, stories }: { readonly state: DrawnState; readonly stories: ReadonlyArray<StoryLink> }) => (
  <div className="statechart-description">
    <p>
      <strong>{state.key}</strong>: {state.description}
      {state.invokes.length > 0 && <span className="statechart-quiet"> Requests: {state.invokes.join(", ")}.</span>}
    </p>
    {stories.length > 0 && (
      <ul className="statechart-row" aria-label="Its stories">
        {stories.map(({ name, href }) => (
          <li key={href}>
            <a href={href} target="_top">
              {name}
            </a>
          </li>
        ))}
      </ul>
    )}
  </div>
)
