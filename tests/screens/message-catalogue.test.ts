/** The message catalogue on screens: a story shows each message, in Mongolian. */
import type { MessageFormatElement } from "@formatjs/icu-messageformat-parser"
import { describe, expect, it } from "vitest"
import { mn as shopWords } from "#backend/texts/mn.ts"
import { catalogue } from "#tests/ui/message-catalogue.ts"
import { loadWords } from "#ui/words/load-words.ts"
import { shownText, storiesIn } from "./shown-stories.ts"

/** The specification says of these that no screen reaches them. */
const neverReached = ["the social login connection could not be made", "the passwords do not match", "a payment option is not active"]

const literal = (text: string): string => text.replaceAll(/[.*+?^$()|{}[\]\\]/gu, String.raw`\$&`)
const anything = ".{1,60}"

/** Source of a pattern that finds a parsed message whatever its placeholders hold. */
const ofParsed = (message: ReadonlyArray<MessageFormatElement>): string =>
  message.map((part) => ("children" in part ? ofParsed(part.children) : part.type === 0 ? literal(part.value) : anything)).join("")

const ofText = (text: string): string => text.split(/\{[^}]*\}/u).map(literal).join(anything)

describe("the message catalogue", () => {
  it("is shown by screens, but for what the specification calls never reached [X7]", async () => {
    const parsed = await loadWords("mn", ["shell", "browse", "buy"])
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
