/** Pages of all machines: diagram, states and walkthrough. */
import preview from "../preview.tsx"
import { storyIndexOf, type IndexedStory } from "#book/story-index.ts"
import { MachinePage } from "./machine-page.tsx"

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx")

const meta = preview.meta({
  title: "Machines",
  component: MachinePage,
  tags: ["!autodocs"],
  args: { name: "template", storyIndex: [], locale: "mn", theme: "light" as const },
  loaders: [async () => ({ storyIndex: storyIndexOf(await Promise.all(Object.values(files).map((read) => read()))) })],
  render: ({ name }, { loaded, globals }) => (
    <MachinePage
      name={name}
      storyIndex={loaded["storyIndex"] as ReadonlyArray<IndexedStory>}
      locale={globals["locale"] === "en" ? "en" : "mn"}
      theme={globals["theme"] === "dark" ? "dark" : "light"}
    />
  ),
})

/** `machine-pages.ts` repeats this story for each machine. */
export const Template = meta.story({ args: { name: "template" } })
