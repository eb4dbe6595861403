/** Model of the writing machine. */
import { missing, notPossible, unreachable } from "#book/fixtures/shell/problems.ts"
import { hat } from "#book/fixtures/catalogue/goods.ts"
import { tileOf } from "#book/fixtures/catalogue/tiles.ts"
import { storedArticle, writingDesk, writtenDraft } from "#book/fixtures/content/writing.ts"
import { articleLimits } from "#domain/rules/content/article-form.ts"
import { writingMachine } from "#machines/content/writing.ts"
import type { SnapshotFrom } from "xstate"
import { changedText } from "#book/models/driver.ts"
import { modelOf } from "#book/models/model.ts"

/** Messages by which the driver finds the fields. */
const fieldLabels = { title: "writing.headline", summary: "writing.summary", text: "writing.text" } as const

/** Whether the fields are on the screen and can be typed in. */
const isWritable = ({ value }: SnapshotFrom<typeof writingMachine>): boolean =>
  typeof value === "object" && ["writing", "saved", "refused"].includes(value.open.form)

export const model = modelOf(writingMachine, {
  inputs: [{ of: null, kind: "article", seed: "book" }],
  events: [
    { type: "page.retry" },
    { type: "field.type", field: "title", value: "" },
    { type: "field.type", field: "title", value: "Дээл" },
    { type: "field.type", field: "title", value: "Д".repeat(articleLimits.title + 1) },
    { type: "tag.toggle", name: "uvul" },
    { type: "block.add", at: 0, block: "![Дээл](/pictures/w.1)" },
    { type: "article.stored", id: 31 },
    { type: "product.add", at: 0, tile: tileOf(hat) },
    { type: "preview.show" },
    { type: "preview.hide" },
    { type: "draft.discard" },
    { type: "draft.save" },
    { type: "article.send" },
  ],
  answers: {
    openWriting: {
      values: [writingDesk, { ...writingDesk, draft: { ...writtenDraft, text: "Дээл" }, recovered: true }],
      problems: [unreachable, missing],
    },
    discardDraft: { values: [undefined], problems: [unreachable] },
    keepDraft: { values: [undefined], problems: [unreachable] },
    saveDraft: { values: [storedArticle], problems: [notPossible, unreachable] },
    sendArticle: { values: [storedArticle], problems: [notPossible, unreachable] },
  },
  distinguishedBy: ({ draft, recovered }) => [draft.title.length === 0, draft.title.length > articleLimits.title, recovered],
  driver: {
    shopper: {
      "page.retry": ({ press }) => press("common.retry"),
      "field.type": {
        when: isWritable,
        by: ({ fill }, { field, value }, { context }) => fill(fieldLabels[field], changedText(value, context.draft[field])),
      },
      "tag.toggle": { when: isWritable, by: ({ choose }) => choose(/^Өвөл$/u, "checkbox") },
      "preview.show": ({ press }) => press("writing.preview.show"),
      "preview.hide": ({ press }) => press("writing.preview.hide"),
      "draft.discard": ({ press }) => press("writing.discard"),
      "draft.save": ({ press }) => press("writing.save"),
      "article.send": ({ press }) => press("writing.send"),
    },
    // Sent by the picture and the product finder of the same screen.
    others: ["block.add", "article.stored", "product.add"],
  },
})
