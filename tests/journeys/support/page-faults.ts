/** Faults of the present page: overflow, a wrong language, or what axe finds, in both themes. */
import { createRequire } from "node:module"
import { readFileSync } from "node:fs"
import type { Page } from "playwright-core"
import type { Locale } from "#domain/entities/locale.ts"

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

type Finding = { readonly id: string; readonly nodes: ReadonlyArray<{ readonly html: string }> }

/** Renders what is out of sight as well: a section that is not rendered has no layout to inspect, and begins its transitions only when axe asks for its colours. */
const renderAll = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync("* { content-visibility: visible !important; }")
    document.adoptedStyleSheets = [sheet]
  })

/** Ends animations and transitions, since axe must not read a colour in transition. */
const endAnimations = (page: Page) =>
  page.evaluate(async () => {
    const isFinite = ({ effect, playState }: Animation) => playState !== "finished" && effect?.getComputedTiming().endTime !== Infinity
    // The end of one may begin another.
    for (let moving = document.getAnimations().filter(isFinite), round = 0; moving.length > 0 && round < 10; round += 1) {
      for (const animation of moving) animation.finish()
      await new Promise(requestAnimationFrame)
      moving = document.getAnimations().filter(isFinite)
    }
  })

/** Violations that axe finds, one in each line; `rules` limits them. */
const found = async (page: Page, rules: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  const findings = await page.evaluate(async (rules) => {
    const { axe } = globalThis as unknown as { axe: { run: (options: object) => Promise<{ violations: Finding[] }> } }
    return (await axe.run({ resultTypes: ["violations"], ...(rules.length === 0 ? {} : { runOnly: rules }) })).violations
  }, rules)
  return findings.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`)
}

export const themeOf = (page: Page) => page.evaluate(() => document.documentElement.dataset["theme"] ?? "light")

/** Shows a theme without persisting it. */
const showTheme = async (page: Page, theme: string): Promise<void> => {
  await page.evaluate((theme) => {
    if (theme === "dark") document.documentElement.dataset["theme"] = theme
    else delete document.documentElement.dataset["theme"]
  }, theme)
  await endAnimations(page)
}

/** Pictures that the page preloaded and does not show, at the width at which it was opened; a browser may show a larger one that it has cached. */
const unusedPreloads = (page: Page): Promise<ReadonlyArray<string>> =>
  page.evaluate(() => {
    const pictureOf = (address: string) => {
      const [, name = "", width = ""] = /([^/]+)-(\d+)\.avif$/.exec(address) ?? []
      return { name, width: Number(width) }
    }
    const shown = Array.from(document.images, ({ currentSrc }) => pictureOf(currentSrc))
    return performance
      .getEntriesByType("resource")
      .filter((entry) => entry instanceof PerformanceResourceTiming && entry.initiatorType === "link" && entry.name.endsWith(".avif"))
      .map((entry) => pictureOf(entry.name))
      .filter(({ name, width }) => !shown.some((one) => one.name === name && one.width >= width))
      .map(({ name, width }) => `preloaded and not shown: ${name}-${width}`)
  })

/** Waits until `check` finds nothing, for at most five seconds: what passes on a slow machine is no fault. Returns what lasts. */
const lasting = async (check: () => Promise<ReadonlyArray<string>>): Promise<ReadonlyArray<string>> => {
  let faults = await check()
  for (const until = Date.now() + 5000; faults.length > 0 && Date.now() < until; faults = await check())
    await new Promise((resolve) => setTimeout(resolve, 250))
  return faults
}

export const lastingFaults = (page: Page, locale: Locale) => lasting(() => faultsOf(page, locale))
export const lastingLayoutFaults = (page: Page, locale: Locale) => lasting(() => faultsBy(page, locale, layoutRules))
export const lastingUnusedPreloads = (page: Page) => lasting(() => unusedPreloads(page))

/** What the width decides: overflow, and targets too small or regions that scroll out of reach. */
const layoutRules = ["target-size", "scrollable-region-focusable"]

/** What another theme changes: colours. */
const colourRules = ["color-contrast", "link-in-text-block"]

/** Faults by these rules of axe, all of them unless they are named, and overflow. */
const faultsBy = async (page: Page, locale: Locale, rules: ReadonlyArray<string> = []): Promise<ReadonlyArray<string>> => {
  await renderAll(page)
  await endAnimations(page)
  const { wide, lang, hasAxe } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth - innerWidth,
    lang: document.documentElement.lang,
    hasAxe: "axe" in globalThis,
  }))
  // Evaluated as text, since the page's own policy forbids inline scripts.
  if (!hasAxe) await page.evaluate(`${axe}; undefined`)
  return [
    ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
    ...(lang === locale ? [] : [`in ${lang}`]),
    ...(await found(page, rules)),
  ]
}

const faultsOf = async (page: Page, locale: Locale): Promise<ReadonlyArray<string>> => {
  const inThis = await faultsBy(page, locale)
  const shown = await themeOf(page)
  await showTheme(page, shown === "dark" ? "light" : "dark")
  const inOther = await found(page, colourRules)
  await showTheme(page, shown)
  return [...inThis, ...inOther.map((fault) => `in the other theme: ${fault}`)]
}
