/** Coverage table: every transition of every machine, with the stories of its target and the tests that take it. */
import { useState } from "react"
import type { IndexedStory } from "#book/story-index.ts"
import type { TransitionCoverage } from "./coverage.ts"
import styles from "./transition-table.module.css"

type Props = {
  readonly coverage: Readonly<Record<string, ReadonlyArray<TransitionCoverage>>>
  readonly storyIndex: ReadonlyArray<IndexedStory>
}

/** Who causes a transition. */
const originLabels = { shopper: "The shopper", outside: "From outside", machine: "By itself" } as const

export const TransitionTable = ({ coverage, storyIndex }: Props) => {
  const names = Object.keys(coverage)
  const [chosen, setChosen] = useState("checkout")
  const all = Object.values(coverage).flat()
  return (
    <article className={styles.page}>
      <h1>What can happen</h1>
      <p>
        {all.length} transitions of {names.length} machines, computed from the machines themselves while this book was built. Each is taken
        by the tests that stand beside it.
      </p>
      <label className={styles.choice}>
        Machine{" "}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name} ({coverage[name]?.length})
            </option>
          ))}
        </select>
      </label>
      <Table name={chosen} coverage={coverage[chosen] ?? []} storyIndex={storyIndex.filter(({ machine }) => machine === chosen)} />
    </article>
  )
}

type TableProps = {
  readonly name: string
  readonly coverage: ReadonlyArray<TransitionCoverage>
  readonly storyIndex: ReadonlyArray<IndexedStory>
}

const Table = ({ name, coverage, storyIndex }: TableProps) => (
  <table className={styles.table}>
    <caption>{name}</caption>
    <thead>
      <tr>
        <th scope="col">In</th>
        <th scope="col">When</th>
        <th scope="col">Then</th>
        <th scope="col">Who</th>
        <th scope="col">Stories</th>
        <th scope="col">Tests</th>
      </tr>
    </thead>
    <tbody>
      {coverage.map((transition) => (
        <Row
          key={`${transition.from} ${transition.event} ${transition.guard} ${transition.to.join(" ")}`}
          transition={transition}
          storyIndex={storyIndex}
        />
      ))}
    </tbody>
  </table>
)

const Row = ({
  transition: { from, event, guard, to, origin, tests },
  storyIndex,
}: {
  readonly transition: TransitionCoverage
  readonly storyIndex: ReadonlyArray<IndexedStory>
}) => {
  const storyOf = (paths: ReadonlyArray<string>) =>
    storyIndex.filter(({ leaves }) => leaves.some((leaf) => paths.some((path) => leaf === path || leaf.startsWith(`${path}.`))))
  // A transient target has no story, so the source's is shown.
  const reached = storyOf(to)
  const stories = reached.length > 0 ? reached : storyOf([from])
  return (
    <tr>
      <th scope="row">{from === "" ? "anywhere" : from}</th>
      <td>
        {event}
        {guard !== null && <small> {guard}</small>}
      </td>
      <td>{to.length === 0 ? "stays" : to.join(", ")}</td>
      <td>{originLabels[origin]}</td>
      <td>
        <CollapsedList lines={stories.map(({ id, name }) => ({ name, href: `?path=/story/${id}` }))} />
      </td>
      <td>
        <CollapsedList lines={tests.map((name) => ({ name }))} />
      </td>
    </tr>
  )
}

type Line = { readonly name: string; readonly href?: string }

const LineLabel = ({ line: { name, href } }: { readonly line: Line }) =>
  href === undefined ? (
    name
  ) : (
    <a href={href} target="_top">
      {name}
    </a>
  )

/** The first line; the rest on request. */
const CollapsedList = ({ lines: [first, ...more] }: { readonly lines: ReadonlyArray<Line> }) => {
  if (first === undefined) return "–"
  return (
    <>
      <LineLabel line={first} />
      {more.length > 0 && (
        <details>
          <summary>{more.length} more</summary>
          <ul>
            {more.map((line) => (
              <li key={line.name}>
                <LineLabel line={line} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
