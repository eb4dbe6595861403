/** Screens in the second brand: its name, and accessible contrast in its colour. */
import axe from "axe-core"
import { describe, expect, it } from "vitest"
import { brands } from "#book/fixtures/shell/site-brands.ts"
import type { StatechartParameters } from "#book/in-state.tsx"
import { show, shownText, storiesIn, type Story } from "./shown-stories.ts"

const screens = storiesIn(["Screens", "Shell"])

/** A screen is shown without the frame that has the landmarks. */
const rules = { region: { enabled: false } }

/** Whether a story is of the site machine, whose sites it shows in place of the brand's. */
const isOfSiteMachine = (story: Story): boolean =>
  (story.composed.parameters["statechart"] as StatechartParameters | undefined)?.machine === "site"

describe("in the second brand", () => {
  it("finds the stories of screens, of which there are more than fifty", () => {
    expect(screens.filter(({ title }) => title.startsWith("Screens/")).length).toBeGreaterThan(50)
  })

  it.each(screens)("$title names no other brand, and its fullest story is accessible [I3]", async ({ stories }) => {
    // Sample lenders and bank accounts bear the first brand's company.
    let fullest = { name: "", length: 0 }
    for (const [name, story] of stories) {
      const text = await shownText(story, "sarnai")
      if (!isOfSiteMachine(story)) expect(text.replaceAll(brands.tselmeg.company, ""), name).not.toContain(brands.tselmeg.brand)
      if (text.length > fullest.length) fullest = { name, length: text.length }
    }
    const [name, story] = stories.find(([name]) => name === fullest.name)!
    await show(story, "sarnai")
    const { violations } = await axe.run(document.body, { rules, resultTypes: ["violations"] })
    expect(violations.map(({ id, nodes }) => `${name}: ${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" | ")}`)).toEqual([])
  })
})
