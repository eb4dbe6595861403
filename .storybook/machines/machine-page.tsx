/** Page of a machine, for product owners: its purpose, states and stories, and a walkthrough. */
import { useState, useSyncExternalStore } from "react"
import type { AnyStateMachine } from "xstate"
import { leafNodesOf, leavesIn, pathOf } from "#book/statechart/leaf-states.ts"
import type { Theme } from "../statechart/palette.ts"
import { Stepper } from "../statechart/stepper.tsx"
import type { IndexedStory } from "#book/story-index.ts"
import { models } from "#book/models/all.ts"
import { beginnings } from "#book/models/exploration.ts"
import type { MachineModel } from "#book/models/model.ts"
import { pathInLink } from "./path-link.ts"
import styles from "./machine-page.module.css"
import { Path } from "./path.tsx"
import { ScreenBeside } from "./screen-beside.tsx"
import { shareWalkthrough } from "./shared-walkthroughs.ts"
import { createWalkthrough } from "./walkthrough.ts"

type PageProps = {
  readonly name: string
  readonly storyIndex: ReadonlyArray<IndexedStory>
  readonly locale: string
  readonly theme: Theme
}

const storyAddress = (id: string) => `?path=/story/${id}`

export const MachinePage = ({ name, storyIndex, locale, theme }: PageProps) => {
  const model = models[name]
  if (model === undefined) throw new Error(`there is no machine ${name}`)
  const { machine } = model
  const storiesAt = (path: string) => storyIndex.filter((story) => story.machine === machine.id && story.leaves.includes(path))
  return (
    <article className={styles.page}>
      <h1>{name}</h1>
      <p>{machine.root.description}</p>
      <Walkthrough name={name} model={model} locale={locale} theme={theme} storiesAt={storiesAt} />
      <h2>States</h2>
      <dl className={styles.states}>
        {leafNodesOf(machine).map((node) => (
          <div key={node.id}>
            <dt>{pathOf(node)}</dt>
            <dd>
              {node.description}
              <ul>
                {storiesAt(pathOf(node)).map((story) => (
                  <li key={story.id}>
                    <a href={storyAddress(story.id)} target="_top">
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

/** Inputs with equal initial states are numbered. */
const beginningsOf = (model: MachineModel<AnyStateMachine>): ReadonlyArray<string> => {
  const names = beginnings(model.machine, model).map(({ snapshot }) => leavesIn(snapshot.value).join(", "))
  return names.map((name, index) =>
    names.indexOf(name) === index ? name : `${name} (${names.slice(0, index).filter((each) => each === name).length + 1})`,
  )
}

type WalkthroughProps = Pick<PageProps, "name" | "locale" | "theme"> & {
  readonly model: MachineModel<AnyStateMachine>
  readonly storiesAt: (path: string) => ReadonlyArray<IndexedStory>
}

/** Starts at the machine's initial state or at a link's path; requests stay pending until a button answers them. */
const Walkthrough = ({ name, model: declared, locale, theme, storiesAt }: WalkthroughProps) => {
  const [walkthrough] = useState(() => {
    const walkthrough = createWalkthrough(declared, pathInLink())
    shareWalkthrough(name, walkthrough)
    return walkthrough
  })
  const current = useSyncExternalStore(walkthrough.subscribe, walkthrough.now)
  const storiesOf = (id: string) => {
    const node = leafNodesOf(declared.machine).find((each) => each.id === id)
    return node === undefined ? [] : storiesAt(pathOf(node)).map((story) => ({ name: story.name, href: storyAddress(story.id) }))
  }
  return (
    <Stepper
      shown={current.shown}
      theme={theme}
      onMove={walkthrough.move}
      stories={storiesOf}
      path={<Path walkthrough={walkthrough} current={current} beginnings={beginningsOf(declared)} />}
      beside={<ScreenBeside name={name} locale={locale} theme={theme} />}
    />
  )
}
