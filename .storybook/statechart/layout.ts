/** Layout of a machine's states and transitions. */
import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { Drawn, DrawnState } from "./messages.ts"

/** Average character widths in pixels, for the size of boxes. */
const stateCharWidth = 8.2
const labelCharWidth = 6.2
const line = 14

export type PositionedState = {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}
export type PlacedEdge = {
  readonly id: string
  readonly from: string
  readonly points: ReadonlyArray<{ readonly x: number; readonly y: number }>
  readonly label: { readonly x: number; readonly y: number; readonly lines: ReadonlyArray<string> } | null
}
export type Layout = {
  readonly width: number
  readonly height: number
  readonly states: ReadonlyArray<PositionedState>
  readonly edges: ReadonlyArray<PlacedEdge>
}

const startOf = (id: string) => `${id}#start`

const children = (state: DrawnState): ElkNode[] => [
  ...state.states.map(elkState),
  ...(state.kind === "compound" && state.initial !== null
    ? [{ id: startOf(state.id), width: 8, height: 8, layoutOptions: { "elk.layered.layering.layerConstraint": "FIRST" } }]
    : []),
]

const elkState = (state: DrawnState): ElkNode => {
  const name = state.key.length * stateCharWidth + 24
  if (state.states.length === 0) return { id: state.id, width: Math.max(72, name), height: 34 }
  return {
    id: state.id,
    children: children(state),
    layoutOptions: {
      "elk.padding": "[top=36,left=16,bottom=16,right=16]",
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${name},60)`,
    },
  }
}

const starts = (state: DrawnState): ElkExtendedEdge[] => [
  ...(state.kind === "compound" && state.initial !== null
    ? [{ id: `${state.id}#starts`, sources: [startOf(state.id)], targets: [state.initial] }]
    : []),
  ...state.states.flatMap(starts),
]

/** Transitions between the same two states are drawn as one line with a label for each event. */
const bundled = ({ root, transitions }: Drawn) => {
  const bundles = new Map<string, { from: string; to: string; lines: Set<string> }>()
  for (const { from, to, label, guard } of transitions) {
    if (from === root.id) continue
    const bundle = bundles.get(`${from} ${to}`) ?? { from, to, lines: new Set() }
    bundle.lines.add(guard === null ? label : `${label} [${guard}]`)
    bundles.set(`${from} ${to}`, bundle)
  }
  return [...bundles.values()].map(({ lines, ...rest }) => ({ ...rest, lines: [...lines] }))
}

const positionedStates = (node: ElkNode): ReadonlyArray<PositionedState> => [
  { id: node.id, x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 },
  ...(node.children ?? []).flatMap(positionedStates),
]

const edgesOf = (node: ElkNode): ReadonlyArray<ElkExtendedEdge> => [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesOf)]

export const layoutOf = async (drawn: Drawn): Promise<Layout> => {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js")
  const bundles = bundled(drawn)
  const graph: ElkNode = await new Elk().layout({
    id: drawn.root.id,
    children: children(drawn.root),
    edges: [
      ...starts(drawn.root),
      ...bundles.map(({ from, to, lines }, index) => ({
        id: `way-${index}`,
        sources: [from],
        targets: [to],
        labels: [
          {
            text: lines.join("\n"),
            width: Math.max(...lines.map((each) => each.length)) * labelCharWidth + 8,
            height: lines.length * line,
          },
        ],
      })),
    ],
    layoutOptions: {
      "elk.algorithm": "layered",
      "elk.direction": "DOWN",
      "elk.hierarchyHandling": "INCLUDE_CHILDREN",
      "elk.json.shapeCoords": "ROOT",
      "elk.json.edgeCoords": "ROOT",
      "elk.layered.cycleBreaking.strategy": "DEPTH_FIRST",
      "elk.edgeLabels.inline": "true",
      "elk.spacing.nodeNode": "28",
      "elk.spacing.edgeLabel": "4",
      "elk.layered.spacing.nodeNodeBetweenLayers": "34",
      "elk.layered.spacing.edgeNodeBetweenLayers": "18",
    },
  })
  const linesOf = new Map(bundles.map(({ from, lines }, index) => [`way-${index}`, { from, lines }]))
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: (graph.children ?? []).flatMap(positionedStates),
    edges: edgesOf(graph).map(({ id, sources, sections, labels }) => {
      const [section] = sections ?? []
      const [label] = labels ?? []
      return {
        id,
        from: linesOf.get(id)?.from ?? sources[0] ?? "",
        points: section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        label: label === undefined ? null : { x: label.x ?? 0, y: label.y ?? 0, lines: linesOf.get(id)?.lines ?? [] },
      }
    }),
  }
}
