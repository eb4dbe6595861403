/** Message catalogue on screens: a story shows each message, in Mongolian. */
import { describe, expect, it } from "vitest"
import { catalogue } from "#tests/ui/message-catalogue.ts"
import { loadAllMessages } from "#book/all-messages.ts"
import { shownText, storiesIn } from "./shown-stories.ts"

const shopTexts = import.meta.glob<Readonly<Record<string, string>>>("../../backend/texts/mn/*.json", { eager: true, import: "default" })

const literal = (text: string): string => text.replaceAll(/[.*+?^$()|{}[\]\\]/gu, String.raw`\$&`)
const anything = ".{1,60}"

/** Part of a parsed message, as far as it is used here; text has type 0. */
type Part = { readonly type: number; readonly value?: unknown; readonly children?: ReadonlyArray<Part> }

/** Source of a pattern that matches a parsed message with any values. */
const patternOfParsed = (message: ReadonlyArray<Part>): string =>
  message
    .map(({ type, value, children }) => {
      if (children !== undefined) return patternOfParsed(children)
      return type === 0 ? literal(String(value)) : anything
    })
    .join("")

/** Source of a pattern that matches a text with any values of its arguments. */
const patternOfText = (text: string): string =>
  text
    .split(/\{[^}]*\}/u)
    .map(literal)
    .join(anything)

describe("the message catalogue", () => {
  it("is shown by stories [X7]", async () => {
    const parsed = await loadAllMessages("mn")
    const ofBackend = Object.values(shopTexts).flatMap((file) => Object.entries(file))
    const patterns = new Map<string, string>([
      ...ofBackend.map(([key, text]) => [key, patternOfText(text)] as const),
      ...Object.entries(parsed).map(
        ([key, message]) => [key, typeof message === "string" ? patternOfText(message) : patternOfParsed(message)] as const,
      ),
    ])
    const isShownIn = (text: string, key: string): boolean => new RegExp(patterns.get(key) ?? "no such text", "u").test(text)
    const stories = storiesIn(["Screens", "Shell", "Parts"]).flatMap((file) => file.stories.map(([, story]) => story))
    let missing = catalogue
    /** Removes the messages that a text shows from those that are missing. */
    const removeShown = (text: string): void => {
      const line = text.replaceAll(/\s+/gu, " ")
      missing = missing.filter(([, keys]) => !keys.some((key) => isShownIn(line, key)))
    }
    let inSecondBrand = ""
    for (const story of stories) inSecondBrand += `${await shownText(story, "sarnai")}\n`
    removeShown(inSecondBrand)
    // The second brand lacks some of what the first one has.
    for (const story of stories) if (missing.length > 0) removeShown(await shownText(story, "tselmeg"))
    expect(missing.map(([message]) => message)).toEqual([])
  }, 240_000)
})
