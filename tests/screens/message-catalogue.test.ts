/** The message catalogue on screens: a story shows each message, in Mongolian. */
import { describe, expect, it } from "vitest"
import { mn as shopWords } from "#backend/texts/mn.ts"
import { catalogue } from "#tests/ui/message-catalogue.ts"
import { loadAllMessages } from "#book/all-messages.ts"
import { shownText, storiesIn } from "./shown-stories.ts"

/** No screen reaches these: there is neither a social login nor a screen for a new password. */
const neverReached = ["the social login connection could not be made", "the passwords do not match"]

const literal = (text: string): string => text.replaceAll(/[.*+?^$()|{}[\]\\]/gu, String.raw`\$&`)
const anything = ".{1,60}"

/** Part of a parsed message, as far as it is used here; text has type 0. */
type Part = { readonly type: number; readonly value?: unknown; readonly children?: ReadonlyArray<Part> }

/** Source of a pattern that matches a parsed message with any values. */
const ofParsed = (message: ReadonlyArray<Part>): string =>
  message.map(({ type, value, children }) => (children === undefined ? (type === 0 ? literal(String(value)) : anything) : ofParsed(children))).join("")

const ofText = (text: string): string => text.split(/\{[^}]*\}/u).map(literal).join(anything)

describe("the message catalogue", () => {
  it("is shown by stories, except messages that no screen reaches [X7]", async () => {
    const parsed = await loadAllMessages("mn")
    const patterns = new Map([
      ...Object.entries(shopWords).map(([key, text]) => [key, ofText(text)] as const),
      ...Object.entries(parsed).map(([key, message]) => [key, typeof message === "string" ? ofText(message) : ofParsed(message)] as const),
    ])
    let shown = ""
    for (const { stories } of storiesIn(["Screens", "Shell", "Parts"])) for (const [, story] of stories) shown += `${await shownText(story)}\n`
    const all = shown.replaceAll(/\s+/gu, " ")
    const isShown = (key: string): boolean => new RegExp(patterns.get(key) ?? "no such text", "u").test(all)
    expect(catalogue.filter(([, keys]) => !keys.some(isShown)).map(([message]) => message)).toEqual(neverReached)
  })
})
