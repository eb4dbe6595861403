/** Pages of features that the site has turned off, and the way to them. */
import { describe, expect, it } from "vitest"
import type { Flags } from "#domain/entities/shell/site.ts"
import { isOfferedPage } from "#domain/rules/shell/features.ts"
import { routes } from "#app/routes.ts"
import { article, get, open, site } from "./test-page-server.ts"

const shopWith = (flag: keyof Flags, on: boolean) => {
  const config = { ...site.config, flags: { ...site.config.flags, [flag]: on } }
  return open({ fetchSite: () => Promise.resolve({ ...site, config }) })
}

/** The pages by their flags, each at an address of its own. */
const pages = (Object.keys(site.config.flags) as ReadonlyArray<keyof Flags>).flatMap((flag) =>
  routes.flatMap(({ paths }) =>
    paths.flatMap((path) =>
      isOfferedPage(path, { ...site.config.flags, [flag]: true }) && !isOfferedPage(path, { ...site.config.flags, [flag]: false })
        ? [[flag, path.replaceAll(/:\w+/g, String(article.id))] as const]
        : [],
    ),
  ),
)

describe("a page of a feature", () => {
  it.each(pages)("%s: %s is missing where the site has turned it off [P3]", async (flag, path) => {
    const off = shopWith(flag, false)
    for (const address of [path, `/en${path}`]) expect((await get(address, {}, off)).status).toBe(404)
    expect((await get(path, {}, shopWith(flag, true))).status).not.toBe(404)
  })

  it.each([...new Set(pages.map(([flag]) => flag))])("%s: no link of a page leads to it where it is off [P3]", async (flag) => {
    const own = pages.filter(([of]) => of === flag).map(([, path]) => path.replace(`/${article.id}`, ""))
    const hrefs = async (on: boolean) => {
      const server = shopWith(flag, on)
      const shown = await Promise.all(
        ["/", "/products", "/contact", "/sitemaps/pages.xml"].map(async (path) => (await get(path, {}, server)).text()),
      )
      return shown.flatMap((text) =>
        [...text.matchAll(/(?:href="|<loc>http:\/\/shop\.mn)(\/[^"<?#]*)/gu)].map(([, href = ""]) => href.replace(/^\/en(?=\/)/u, "")),
      )
    }
    expect((await hrefs(false)).filter((href) => own.some((path) => href === path || href.startsWith(`${path}/`)))).toEqual([])
  })
})
