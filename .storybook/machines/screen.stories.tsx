/** Screen beside a walkthrough: shown in a frame of the machine's page, never alone. */
import { useSyncExternalStore } from "react"
import preview from "../preview.tsx"
import { screensOf, type Shown } from "../screens.ts"
import { At } from "#book/story-providers.tsx"
import { sharedWalkthrough } from "./shared-walkthroughs.ts"
import type { Walkthrough } from "./walkthrough.ts"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx")

const Beside = ({ name, shown }: { readonly name: string; readonly shown: Shown | undefined }) => {
  const walkthrough = sharedWalkthrough(name)
  if (walkthrough === null || shown === undefined) return <p>This screen stands beside the walk on the machine's page.</p>
  return <Followed walkthrough={walkthrough} shown={shown} />
}

/** Going back creates another actor, so the screen is mounted again. */
const Followed = ({ walkthrough, shown: { screen, path } }: { readonly walkthrough: Walkthrough; readonly shown: Shown }) => {
  const { actor } = useSyncExternalStore(walkthrough.subscribe, walkthrough.now)
  return (
    <At key={actor.sessionId} locale="mn" path={path}>
      {screen(actor)}
    </At>
  )
}

const meta = preview.meta({
  title: "Machines/Screen",
  component: Beside,
  tags: ["!dev", "!autodocs", "!test"],
  args: { name: "login", shown: undefined },
  loaders: [async ({ args: { name } }) => ({ shown: screensOf(await Promise.all(Object.values(files).map((read) => read())), name)[0] })],
  render: ({ name }, { loaded }) => <Beside name={name} shown={loaded["shown"] as Shown | undefined} />,
})

export const OfWalk = meta.story({})
