/** Promises in messages: their figures are arguments that rules fill, so that a changed rule changes every screen. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { messages, outsideArguments, promises } from "./promise-messages.ts"

/** A figure followed by a unit of time, in either language. */
const time = /\d[\d:]*\s*(?:-|–)?\s*(?:цаг|хоног|өдөр|өдр|минут|сар(?![а-яөү])|hours?|days?|minutes?|weeks?|months?)/iu

describe.each(Object.entries(messages))("messages in %s", (_, all) => {
  it("of promises have no figure of their own [W8] [W9] [W10] [W11]", () => {
    const own = Object.entries(all).filter(([key, message]) => promises.test(key) && /\d/u.test(outsideArguments(message)))
    expect(own).toEqual([])
  })

  it("name no time of their own, unless they are of a field", () => {
    expect(Object.entries(all).filter(([key, message]) => !key.startsWith("v.") && time.test(outsideArguments(message)))).toEqual([])
  })

  it("name no percentage of their own [W4] [W6]", () => {
    expect(Object.entries(all).filter(([, message]) => /\d\s*%/u.test(outsideArguments(message)))).toEqual([])
  })

  it("have more than 40 promises", () => {
    expect(Object.keys(all).filter((key) => promises.test(key)).length).toBeGreaterThan(40)
  })
})

describe("delivery terms", () => {
  it("of screens and answers come from the site's configuration, not from the constant [W9] [W12]", () => {
    const sources = ["ui", "app", "backend"].flatMap((room) =>
      readdirSync(fileAt(room), { recursive: true, encoding: "utf8" }).flatMap((name) =>
        /(?<!\.stories)\.tsx?$/u.test(name) ? [`${room}/${name}`] : [],
      ),
    )
    expect(sources.filter((file) => /\bdeliveryTerms\b/u.test(readFileSync(fileAt(file), "utf8")))).toEqual([])
    expect(sources.length).toBeGreaterThan(300)
  })
})
