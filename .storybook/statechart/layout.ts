/** Layout of a machine's states and transitions. */
import type { ElkExtendedEdge, ElkNode } from "elkjs/lib/elk-api.js"
import type { Drawn, DrawnState } from "./messages.ts"

/** Average widths of characters, in pixels, by which boxes are sized before they are drawn. */
const stateCharWidth = 8.2
const labelCharWidth = 6.2
/** Height of a line of a label, in pixels. */
const lineHeight = 14

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
  const nameWidth = state.key.length * stateCharWidth + 24
  if (state.states.length === 0) return { id: state.id, width: Math.max(72, nameWidth), height: 34 }
  return {
    id: state.id,
    children: children(state),
    layoutOptions: {
      "elk.padding": "[top=36,left=16,bottom=16,right=16]",
      "elk.nodeSize.constraints": "MINIMUM_SIZE",
      "elk.nodeSize.minimum": `(${nameWidth},60)`,
    },
  }
}

/** Lines from the start marks within a state to the initial states. */
const startEdges = (state: DrawnState): ElkExtendedEdge[] => [
  ...(state.kind === "compound" && state.initial !== null
    ? [{ id: `${state.id}#starts`, sources: [startOf(state.id)], targets: [state.initial] }]
    : []),
  ...state.states.flatMap(startEdges),
]

/** Transitions between the same two states, which are drawn as one line with a label for each event. */
type Bundle = { readonly id: string; readonly from: string; readonly to: string; readonly lines: ReadonlyArray<string> }

const bundlesOf = ({ root, transitions }: Drawn): ReadonlyArray<Bundle> => {
  const bundles = new Map<string, { from: string; to: string; lines: Set<string> }>()
  for (const { from, to, label, guard } of transitions) {
    if (from === root.id) continue
    const bundle = bundles.get(`${from} ${to}`) ?? { from, to, lines: new Set() }
    bundle.lines.add(guard === null ? label : `${label} [${guard}]`)
    bundles.set(`${from} ${to}`, bundle)
  }
  return [...bundles.values()].map(({ from, to, lines }, index) => ({ id: `bundle-${index}`, from, to, lines: [...lines] }))
}

const positionedStates = (node: ElkNode): ReadonlyArray<PositionedState> => [
  { id: node.id, x: node.x ?? 0, y: node.y ?? 0, width: node.width ?? 0, height: node.height ?? 0 },
  ...(node.children ?? []).flatMap(positionedStates),
]

const edgesOf = (node: ElkNode): ReadonlyArray<ElkExtendedEdge> => [...(node.edges ?? []), ...(node.children ?? []).flatMap(edgesOf)]

export const layoutOf = async (drawn: Drawn): Promise<Layout> => {
  const { default: Elk } = await import("elkjs/lib/elk.bundled.js")
  const bundles = bundlesOf(drawn)
  const graph: ElkNode = await new Elk().layout({
    id: drawn.root.id,
    children: children(drawn.root),
    edges: [
      ...startEdges(drawn.root),
      ...bundles.map(({ id, from, to, lines }) => ({
        id,
        sources: [from],
        targets: [to],
        labels: [
          {
            text: lines.join("\n"),
            width: Math.max(...lines.map(({ length }) => length)) * labelCharWidth + 8,
            height: lines.length * lineHeight,
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
  const bundleById = new Map(bundles.map((bundle) => [bundle.id, bundle]))
  return {
    width: graph.width ?? 0,
    height: graph.height ?? 0,
    states: (graph.children ?? []).flatMap(positionedStates),
    edges: edgesOf(graph).map(({ id, sources, sections, labels }) => {
      const [section] = sections ?? []
      const [label] = labels ?? []
      const bundle = bundleById.get(id)
      return {
        id,
        from: bundle?.from ?? sources[0] ?? "",
        points: section === undefined ? [] : [section.startPoint, ...(section.bendPoints ?? []), section.endPoint],
        label: label === undefined ? null : { x: label.x ?? 0, y: label.y ?? 0, lines: bundle?.lines ?? [] },
      }
    }),
  }
}
