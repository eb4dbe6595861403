/** Docs page of each part of the book: a contact sheet for screens, Storybook's own page for smaller parts. */
import { DocsContext, DocsPage, useOf } from "@storybook/addon-docs/blocks"
import { use } from "react"
import { ContactSheet } from "./contact-sheet.tsx"
import { frameAddress } from "./frame-address.ts"

/** Whether a title is of screens, which are shown on a contact sheet. */
const hasContactSheet = (title: string): boolean => /^(Screens|Shell|Journeys)\//.test(title)

const textOf = (value: unknown): string => (typeof value === "string" ? value : "")

export const PageOf = () => {
  const docs = use(DocsContext)
  const { csfFile } = useOf("meta", ["meta"])
  const { title, parameters } = csfFile.meta
  if (!hasContactSheet(title)) return <DocsPage />
  const stories = docs.componentStories()
  const [first] = stories
  const chosen = first === undefined ? {} : docs.getStoryContext(first).globals
  return (
    <ContactSheet
      key={frameAddress(title, chosen)}
      title={title}
      description={textOf(parameters?.["docs"]?.description?.component)}
      chosen={chosen}
      stories={stories.map(({ id, name, parameters, storyGlobals }) => ({
        id,
        name,
        description: textOf(parameters["docs"]?.description?.story),
        window: storyGlobals["viewport"]?.value,
      }))}
    />
  )
}
