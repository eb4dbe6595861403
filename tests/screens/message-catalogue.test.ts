/** The message catalogue on screens: a story shows each message, in Mongolian. */
import { describe, expect, it } from "vitest"
import { mn as shopWords } from "#backend/texts/mn.ts"
import { catalogue } from "#tests/ui/message-catalogue.ts"
import { shownText, storiesIn } from "./shown-stories.ts"

const files = import.meta.glob<string>("../../ui/words/mn/*.json", { query: "?raw", import: "default", eager: true })
const words: Readonly<Record<string, string>> = Object.assign({ ...shopWords }, ...Object.values(files).map((file) => JSON.parse(file) as object))

/** The specification says of these that no screen reaches them. */
const neverReached = ["the social login connection could not be made", "the passwords do not match", "a payment option is not active"]

/** Finds a text whatever its placeholders hold. */
const pattern = (text: string): RegExp => {
  const literal = text.replaceAll(/<[^>]+>/gu, "").split(/\{[^}]*\}/u).map((part) => part.replaceAll(/[.*+?^$()|[\]\\]/gu, String.raw`\$&`))
  return new RegExp(literal.join(".{1,60}"), "u")
}

describe("the message catalogue", () => {
  it("is shown by screens, but for what the specification calls never reached [X7]", async () => {
    const texts: string[] = []
    for (const [, stories] of storiesIn(["Screens", "Shell", "Parts"])) for (const story of stories) texts.push(await shownText(story))
    const all = texts.join("\n").replaceAll(/\s+/gu, " ")
    const unseen = catalogue.filter(([, keys]) => !keys.some((key) => pattern(words[key] ?? "no such text").test(all)))
    expect(unseen.map(([message]) => message)).toEqual(neverReached)
  })
})
