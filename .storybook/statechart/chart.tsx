/** Draws a machine: its states as boxes, its regions dashed, the current state lit. */
import * as React from "react"
import type { Drawn, DrawnState } from "./messages.ts"
import { placed, type Placed } from "./layout.ts"
import { ink, lit as litColour, litGround, paper, quiet } from "./colours.ts"

const flat = (state: DrawnState): ReadonlyArray<DrawnState> => [state, ...state.states.flatMap(flat)]

type ChartProps = {
  readonly drawn: Drawn
  readonly lit: ReadonlyArray<string>
  /** At its full size, to be scrolled; otherwise as wide as its place. */
  readonly large: boolean
}

export const Chart = ({ drawn, lit, large }: ChartProps) => {
  const name = JSON.stringify(drawn)
  const [layout, setLayout] = React.useState<{ readonly name: string; readonly placed: Placed } | null>(null)
  React.useEffect(() => {
    let gone = false
    placed(JSON.parse(name) as Drawn).then(
      (done) => gone || setLayout({ name, placed: done }),
      (error: unknown) => console.error(error),
    )
    return () => {
      gone = true
    }
  }, [name])
  if (layout === null || layout.name !== name) return <p role="status">Drawing…</p>
  return <Picture placed={layout.placed} drawn={drawn} lit={lit} large={large} />
}

const Picture = ({ placed: { width, height, states, ways }, drawn, lit, large }: ChartProps & { readonly placed: Placed }) => {
  const known = new Map(flat(drawn.root).map((state) => [state.id, state]))
  return (
    <svg
      role="img"
      aria-label={`The machine “${drawn.root.key}”, in ${lit.join(", ")}`}
      viewBox={`-4 -4 ${width + 8} ${height + 8}`}
      width={width + 8}
      height={height + 8}
      fontFamily="system-ui, sans-serif"
      style={{ display: "block", ...(large ? {} : { maxWidth: "100%", height: "auto" }) }}
    >
      <defs>
        <marker id="arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
          <path d="M0 0 8 4 0 8z" fill={quiet} />
        </marker>
      </defs>
      {states.map(({ id, x, y, width: wide, height: high }) => {
        const state = known.get(id)
        if (state === undefined) return <circle key={id} cx={x + wide / 2} cy={y + high / 2} r={wide / 2} fill={ink} />
        const isLit = lit.includes(id)
        const isLeaf = state.states.length === 0
        return (
          <g key={id}>
            <title>{state.description}</title>
            <rect
              x={x}
              y={y}
              width={wide}
              height={high}
              rx={8}
              fill={isLit && isLeaf ? litGround : paper}
              fillOpacity={isLeaf ? 1 : 0.4}
              stroke={isLit ? litColour : quiet}
              strokeWidth={isLit ? 2 : 1}
              strokeDasharray={drawn.root.kind === "parallel" && drawn.root.states.includes(state) ? "5 4" : undefined}
            />
            <text x={isLeaf ? x + wide / 2 : x + 12} y={isLeaf ? y + high / 2 + 4 : y + 20} textAnchor={isLeaf ? "middle" : "start"} fontSize="13" fontWeight="600" fill={isLit ? litColour : ink}>
              {state.key}
            </text>
          </g>
        )
      })}
      {ways.map(({ id, from, points, label }) => (
        <g key={id}>
          <polyline points={points.map(({ x, y }) => `${x},${y}`).join(" ")} fill="none" stroke={lit.includes(from) ? litColour : quiet} strokeWidth={lit.includes(from) ? 1.6 : 1} markerEnd="url(#arrow)" />
          {label?.lines.map((text, index) => (
            <text key={text} x={label.x + 4} y={label.y + 11 + index * 14} fontSize="11" fill={lit.includes(from) ? litColour : quiet} stroke={paper} strokeWidth="3" paintOrder="stroke">
              {text}
            </text>
          ))}
        </g>
      ))}
    </svg>
  )
}
