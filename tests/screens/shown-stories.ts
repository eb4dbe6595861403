/** Stories of the screens and of the shell, shown one after the other as the book shows them, in a brand of choice. */
import { isStory } from "storybook/internal/csf"
import type preview from "#book/preview.tsx"
import type { BrandName } from "#book/fixtures/brands.ts"

type Story = ReturnType<ReturnType<typeof preview.meta>["story"]>

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx", { eager: true })

/** Stories of each title that begins with one of `groups`. */
export const storiesIn = (groups: ReadonlyArray<string>): ReadonlyArray<readonly [title: string, stories: ReadonlyArray<Story>]> =>
  Object.values(files)
    .map((file) => Object.values(file).filter((exported): exported is Story => isStory(exported)))
    .map((stories) => [String(stories[0]?.meta.input.title), stories] as const)
    .filter(([title]) => groups.some((group) => title.startsWith(`${group}/`)))
    .toSorted(([one], [other]) => one.localeCompare(other))

/** Shows a story in place of the one before, without its `play`, and resolves with its text. */
export const shownText = async (story: Story, brand: BrandName = "tselmeg"): Promise<string> => {
  await story.extend({ globals: { brand }, parameters: { a11y: { test: "off" } }, play: () => undefined }).run()
  return document.body.innerText
}
