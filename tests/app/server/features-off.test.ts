/** Pages of features that a site has turned off, and links to them. */
import { describe, expect, it } from "vitest"
import type { Flags } from "#domain/entities/shell/site.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import { routes } from "#app/routes.ts"
import { article, site } from "./page-data.ts"
import { get, openWithFlags, textAt } from "./test-page-server.ts"

const flags = Object.keys(site.config.flags) as ReadonlyArray<keyof Flags>
const parameter = String(article.id)

/** Whether a flag alone decides that a site has the page. */
const dependsOn = (flag: keyof Flags, path: string): boolean =>
  isOfferedPage(path, { ...site.config.flags, [flag]: true }) && !isOfferedPage(path, { ...site.config.flags, [flag]: false })

/** Pages that depend on a flag, each at an address with its parameters filled in. */
const pages = flags.flatMap((flag) =>
  routes
    .flatMap(({ paths }) => paths)
    .filter((path) => dependsOn(flag, path))
    .map((path) => ({ flag, path: path.replaceAll(/:\w+/g, parameter) })),
)

/** Paths that the pages of a shop link to, without the prefix of a language. */
const linkedPaths = async (flag: keyof Flags, isOn: boolean): Promise<ReadonlyArray<string>> => {
  const server = openWithFlags({ [flag]: isOn })
  const texts = await Promise.all(["/", "/products", "/contact", "/sitemaps/pages.xml"].map((path) => textAt(path, server)))
  return texts
    .flatMap((text) => [...text.matchAll(/(?:href="|<loc>http:\/\/shop\.mn)(?<path>\/[^"<?#]*)/gu)])
    .map(({ groups }) => (groups?.["path"] ?? "").replace(/^\/en(?=\/)/u, ""))
}

describe("page of a feature", () => {
  it.each(pages)("$flag: $path is missing where the site has turned it off [P3]", async ({ flag, path }) => {
    const off = openWithFlags({ [flag]: false })
    for (const address of [path, `/en${path}`]) expect((await get(address, {}, off)).status).toBe(404)
    expect((await get(path, {}, openWithFlags({ [flag]: true }))).status).not.toBe(404)
  })

  it.each([...new Set(pages.map(({ flag }) => flag))])("%s: no page links to it where it is off [P3]", async (flag) => {
    const own = pages.filter((page) => page.flag === flag).map(({ path }) => path.replace(`/${parameter}`, ""))
    const isOwn = (linked: string) => own.some((path) => linked === path || linked.startsWith(`${path}/`))
    expect((await linkedPaths(flag, false)).filter(isOwn)).toEqual([])
  })
})
