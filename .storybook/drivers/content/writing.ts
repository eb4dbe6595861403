/** Driver of the writing machine on its screen. */
import type { SnapshotFrom } from "xstate"
import type { writingMachine } from "#machines/content/writing.ts"
import { driversFor } from "#book/drivers/driver.ts"

const labels = { title: "writing.headline", summary: "writing.summary", text: "writing.text" } as const

/** While the article is shown or sent, its fields are out of reach. */
const isWritable = ({ value }: SnapshotFrom<typeof writingMachine>): boolean => typeof value === "object" && ["writing", "saved", "refused"].includes(value.open.form)

export const driver = driversFor<typeof writingMachine>()({
  shopper: {
    "page.retry": ({ press }) => press("common.retry"),
    // A field that holds the text already would not tell.
    "field.type": { when: isWritable, by: ({ dictate }, { field, value }, { context }) => dictate(labels[field], context.draft[field] === value ? `${value}!` : value) },
    "tag.toggle": { when: isWritable, by: ({ choose }) => choose(/^Өвөл$/u, "checkbox") },
    "preview.show": ({ press }) => press("writing.preview.show"),
    "preview.hide": ({ press }) => press("writing.preview.hide"),
    "draft.discard": ({ press }) => press("writing.discard"),
    "draft.save": ({ press }) => press("writing.save"),
    "article.send": ({ press }) => press("writing.send"),
  },
  // By the pictures and the product finder of the same screen.
  others: ["block.add", "product.add"],
})
