/** Screens in the second brand: under its own name, and accessible in its own colour. */
import axe from "axe-core"
import { describe, expect, it } from "vitest"
import { brands } from "#book/fixtures/brands.ts"
import { shownText, storiesIn } from "./shown-stories.ts"

const screens = storiesIn(["Screens", "Shell"])

describe("in the second brand", () => {
  it("has stories of every screen", () => {
    expect(screens.filter(([title]) => title.startsWith("Screens/")).length).toBeGreaterThan(11)
  })

  it.each(screens)("%s names no other brand, and its fullest story is accessible [I3]", async (_, stories) => {
    const texts: string[] = []
    for (const story of stories) texts.push(await shownText(story, "sarnai"))
    for (const [place, text] of texts.entries()) expect(text, stories[place]?.composed.name).not.toContain(brands.tselmeg.brand)
    const fullest = stories[texts.reduce((best, text, place) => (text.length > (texts[best]?.length ?? 0) ? place : best), 0)]!
    await shownText(fullest, "sarnai")
    const { violations } = await axe.run(document.body)
    expect(violations.map(({ id, nodes }) => `${fullest.composed.name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`)).toEqual([])
  })
})
