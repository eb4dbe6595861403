/** Stories of screens and shell, rendered one after the other as in the book, in a chosen brand. */
import { isStory } from "storybook/internal/csf"
import type preview from "#book/preview.tsx"
import type { BrandName } from "#book/fixtures/shell/site-brands.ts"

export type Story = ReturnType<ReturnType<typeof preview.meta>["story"]>
type StoryFile = { readonly title: string; readonly stories: ReadonlyArray<readonly [name: string, story: Story]> }

const files = import.meta.glob<Record<string, unknown>>("../../ui/**/*.stories.tsx", { eager: true })

const isOwnStory = (entry: [string, unknown]): entry is [string, Story] => isStory(entry[1])

/** Files of stories whose title begins with one of `groups`. */
export const storiesIn = (groups: ReadonlyArray<string>): ReadonlyArray<StoryFile> =>
  Object.values(files)
    .map((file) => Object.entries(file).filter(isOwnStory))
    .map((stories) => ({ title: String(stories[0]?.[1].meta.input.title), stories }))
    .filter(({ title }) => groups.some((group) => title.startsWith(`${group}/`)))
    .toSorted((one, other) => one.title.localeCompare(other.title))

/** Shows a story in place of the one before, without its `play`. */
export const show = (story: Story, brand: BrandName): Promise<void> =>
  story.extend({ globals: { brand }, parameters: { a11y: { test: "off" } }, play: () => undefined }).run()

const texts = { tselmeg: new Map<Story, string>(), sarnai: new Map<Story, string>() } as const satisfies Readonly<
  Record<BrandName, Map<Story, string>>
>

/** Text of a story in a brand; each is shown once for all files. */
export const shownText = async (story: Story, brand: BrandName): Promise<string> => {
  const known = texts[brand].get(story)
  if (known !== undefined) return known
  await show(story, brand)
  const text = document.body.innerText
  texts[brand].set(story, text)
  return text
}
