/** Drawing of a machine: states as boxes, parallel regions dashed, active states highlighted, with descriptions on hover. */
import * as React from "react"
import { statesWithin, type Drawn, type DrawnState } from "./messages.ts"
import { layoutOf, type Layout, type PositionedState, type PlacedEdge } from "./layout.ts"
import type { Palette } from "./palette.ts"

/** Layout of the drawing; null while it is computed. */
export const useLayout = (drawn: Drawn): Layout | null => {
  // As text, so that an equal drawing is not laid out again.
  const text = JSON.stringify(drawn)
  const [computed, setComputed] = React.useState<{ readonly text: string; readonly layout: Layout } | null>(null)
  React.useEffect(() => {
    let isObsolete = false
    layoutOf(JSON.parse(text) as Drawn).then(
      (layout) => isObsolete || setComputed({ text, layout }),
      (error: unknown) => console.error(error),
    )
    return () => {
      isObsolete = true
    }
  }, [text])
  return computed?.text === text ? computed.layout : null
}

type ChartProps = {
  readonly drawn: Drawn
  readonly placed: Layout
  readonly lit: ReadonlyArray<string>
  readonly palette: Palette
  /** Called when a state is hovered or focused. */
  readonly onPoint: (state: PositionedState | null) => void
}

/** Margin of the drawing, so that no line is cut. */
const margin = 12

export const Chart = ({ drawn, placed: { width, height, states, edges }, lit, palette, onPoint }: ChartProps) => {
  const stateById = new Map(statesWithin(drawn.root).map((state) => [state.id, state]))
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      role="group"
      aria-label={`The machine “${drawn.root.key}”`}
      viewBox={`${-margin} ${-margin} ${width + 2 * margin} ${height + 2 * margin}`}
      width={width + 2 * margin}
      height={height + 2 * margin}
      fontFamily="system-ui, sans-serif"
      style={{ display: "block", background: palette.paper }}
    >
      <defs>
        <Arrow id="arrow" fill={palette.quiet} />
        <Arrow id="arrow-lit" fill={palette.lit} />
      </defs>
      {states.map((position) => {
        const state = stateById.get(position.id)
        if (state === undefined) return <StartMark key={position.id} position={position} fill={palette.ink} />
        const isRegion = drawn.root.kind === "parallel" && drawn.root.states.includes(state)
        return (
          <State
            key={position.id}
            state={state}
            position={position}
            isLit={lit.includes(position.id)}
            isRegion={isRegion}
            palette={palette}
            onPoint={onPoint}
          />
        )
      })}
      {edges.map((edge) => (
        <Edge key={edge.id} edge={edge} isLit={lit.includes(edge.from)} palette={palette} />
      ))}
    </svg>
  )
}

/** Dot from which the line to an initial state leaves. */
const StartMark = ({ position: { x, y, width, height }, fill }: { readonly position: PositionedState; readonly fill: string }) => (
  <circle cx={x + width / 2} cy={y + height / 2} r={width / 2} fill={fill} />
)

const Arrow = ({ id, fill }: { readonly id: string; readonly fill: string }) => (
  <marker id={id} viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto-start-reverse">
    <path d="M0 0 8 4 0 8z" fill={fill} />
  </marker>
)

type StateProps = Pick<ChartProps, "palette" | "onPoint"> & {
  readonly state: DrawnState
  readonly position: PositionedState
  readonly isLit: boolean
  readonly isRegion: boolean
}

const State = ({ state, position, isLit, isRegion, palette, onPoint }: StateProps) => {
  const { x, y, width, height } = position
  const isLeaf = state.states.length === 0
  const ground = isLeaf ? palette.paper : palette.group
  const outline = isLeaf ? palette.quiet : palette.line
  return (
    <g
      className="statechart-state"
      role="img"
      tabIndex={0}
      aria-label={`${state.key}${isLit ? ", present" : ""}: ${state.description ?? ""}`}
      onPointerEnter={() => onPoint(position)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(position)}
      onBlur={() => onPoint(null)}
    >
      <title>{state.description}</title>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={isLeaf ? 8 : 12}
        fill={isLit && isLeaf ? palette.litGround : ground}
        stroke={isLit ? palette.lit : outline}
        strokeWidth={isLit && isLeaf ? 2.5 : 1.2}
        strokeDasharray={isRegion ? "6 4" : undefined}
      />
      <text
        x={isLeaf ? x + width / 2 : x + 12}
        y={isLeaf ? y + height / 2 + 4.5 : y + 21}
        textAnchor={isLeaf ? "middle" : "start"}
        fontSize="13"
        fontWeight="600"
        fill={isLit ? palette.lit : palette.ink}
      >
        {state.key}
      </text>
    </g>
  )
}

const Edge = ({
  edge: { points, label },
  isLit,
  palette,
}: Pick<ChartProps, "palette"> & { readonly edge: PlacedEdge; readonly isLit: boolean }) => {
  const colour = isLit ? palette.lit : palette.quiet
  return (
    <g pointerEvents="none">
      <polyline
        points={points.map(({ x, y }) => `${x},${y}`).join(" ")}
        fill="none"
        stroke={colour}
        strokeWidth={isLit ? 1.8 : 1}
        strokeLinejoin="round"
        markerEnd={`url(#${isLit ? "arrow-lit" : "arrow"})`}
      />
      {label?.lines.map((text, index) => (
        <text
          key={text}
          x={label.x + 4}
          y={label.y + 11 + index * 14}
          fontSize="11"
          fill={colour}
          stroke={palette.paper}
          strokeWidth="3"
          paintOrder="stroke"
        >
          {text}
        </text>
      ))}
    </g>
  )
}
