/** What can happen: every transition of every machine, with the stories that show where it leads and the tests that take it. */
import { useState } from "react"
import type { IndexedStory } from "../tellings.ts"
import type { Happening } from "./happenings.ts"
import styles from "./what-can-happen.module.css"

type Props = {
  readonly happenings: Readonly<Record<string, ReadonlyArray<Happening>>>
  readonly tellings: ReadonlyArray<IndexedStory>
}

const tellers = { shopper: "The shopper", outside: "From outside", machine: "By itself" } as const

export const WhatCanHappen = ({ happenings, tellings }: Props) => {
  const names = Object.keys(happenings)
  const [chosen, setChosen] = useState("checkout")
  const all = Object.values(happenings).flat()
  return (
    <article className={styles.page}>
      <h1>What can happen</h1>
      <p>
        {all.length} transitions of {names.length} machines, worked out from the machines themselves while this book was built. Each is taken by the
        tests that stand beside it.
      </p>
      <label className={styles.choice}>
        Machine{" "}
        <select value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {names.map((name) => (
            <option key={name} value={name}>
              {name} ({happenings[name]?.length})
            </option>
          ))}
        </select>
      </label>
      <Table name={chosen} happenings={happenings[chosen] ?? []} tellings={tellings.filter(({ machine }) => machine === chosen)} />
    </article>
  )
}

type TableProps = { readonly name: string; readonly happenings: ReadonlyArray<Happening>; readonly tellings: ReadonlyArray<IndexedStory> }

const Table = ({ name, happenings, tellings }: TableProps) => (
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
      {happenings.map((happening) => (
        <Row key={`${happening.from} ${happening.event} ${happening.guard} ${happening.to.join(" ")}`} happening={happening} tellings={tellings} />
      ))}
    </tbody>
  </table>
)

const Row = ({ happening: { from, event, guard, to, teller, tests }, tellings }: { readonly happening: Happening; readonly tellings: ReadonlyArray<IndexedStory> }) => {
  const storyOf = (places: ReadonlyArray<string>) =>
    tellings.filter(({ leaves }) => leaves.some((leaf) => places.some((place) => leaf === place || leaf.startsWith(`${place}.`))))
  // Nobody rests in a state that is left at once: then where it came from must do.
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
      <td>{tellers[teller]}</td>
      <td>
        <Few lines={stories.slice(0, 12).map(({ id, name }) => ({ name, href: `?path=/story/${id}` }))} />
      </td>
      <td>
        <Few lines={tests.map((name) => ({ name }))} />
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

/** The first one; the rest when asked. */
const Few = ({ lines: [first, ...more] }: { readonly lines: ReadonlyArray<Line> }) => {
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
