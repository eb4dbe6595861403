/** A machine by itself, for product owners: what it is for, its states, the stories that tell them, and a way to step through. */
import { useEffect, useState } from "react"
import { createActor, type AnyMachineSnapshot } from "xstate"
import { unanswered } from "../at-rest.ts"
import { leafNodesOf, pathOf } from "../statechart/leaves.ts"
import type { AcceptedEvent } from "../statechart/messages.ts"
import { shownOf } from "../statechart/shown.ts"
import { Stepper } from "../statechart/stepper.tsx"
import { stillClock } from "../still-clock.ts"
import type { Telling } from "../tellings.ts"
import { walks } from "../walks/all.ts"
import styles from "./machine-page.module.css"

type PageProps = { readonly name: string; readonly tellings: ReadonlyArray<Telling> }

const walkOf = (name: string) => {
  const walk = walks[name]
  if (walk === undefined) throw new Error(`there is no machine ${name}`)
  return walk
}

export const MachinePage = ({ name, tellings }: PageProps) => {
  const { machine } = walkOf(name)
  const told = (path: string) => tellings.filter((telling) => telling.machine === machine.id && telling.leaves.includes(path))
  return (
    <article className={styles.page}>
      <h1>{name}</h1>
      <p>{machine.root.description}</p>
      <Walkthrough name={name} />
      <h2>States</h2>
      <dl className={styles.states}>
        {leafNodesOf(machine).map((node) => (
          <div key={node.id}>
            <dt>{pathOf(node)}</dt>
            <dd>
              {node.description}
              <ul>
                {told(pathOf(node)).map((story) => (
                  <li key={story.id}>
                    <a href={`?path=/story/${story.id}`} target="_top">
                      {story.name}
                    </a>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}

/** Begins as the machine begins; nothing answers but the buttons. */
const Walkthrough = ({ name }: { readonly name: string }) => {
  const { machine, inputs } = walkOf(name)
  const [actor] = useState(() => createActor(unanswered(machine), { input: inputs[0], clock: stillClock }))
  const [shown, setShown] = useState(() => shownOf(machine, actor.getSnapshot() as AnyMachineSnapshot, []))
  useEffect(() => {
    actor.start()
    return () => {
      actor.stop()
    }
  }, [actor])
  const move = ({ label, event }: AcceptedEvent) => {
    actor.send(event)
    setShown(({ path }) => shownOf(machine, actor.getSnapshot() as AnyMachineSnapshot, [...path, label]))
  }
  return <Stepper shown={shown} onMove={move} />
}
