import { describe, expect, it } from "vitest"
import { noticesOf, unnamedPackages } from "#app/build/notices.ts"
import { fileAt } from "#backend/paths.ts"

describe("third-party notices", () => {
  it("have the licences of packages that browsers and the server run, and none of tools", async () => {
    const text = await noticesOf(fileAt("."))
    for (const shipped of ["react ", "xstate ", "effect ", "hono ", "pg ", "sharp ", "web-push "]) expect(text).toContain(`\n${shipped}`)
    expect(text).toMatch(/\nreact \d[\d.]* \(MIT\)\n\nMIT License/)
    for (const licence of ["SIL OPEN FONT LICENSE Version 1.1", "GeoNames, https://www.geonames.org, CC BY 4.0"])
      expect(text).toContain(licence)
    expect(text).not.toMatch(/\n(?:vitest|storybook|playwright-core) \d/)
  })

  it("have the licences in the README of a package without a licence file [I3]", async () => {
    expect(await noticesOf(fileAt("."))).toMatch(
      /\n@img\/sharp-libvips-\S+ [\d.]+ \(LGPL-3\.0-or-later\)\n\n## Licensing[\s\S]+?\| libvips/,
    )
  })

  it("leave out bundled tools of development, which the build refuses [I3]", async () => {
    const module = (name: string) => `${fileAt("node_modules")}/${name}`
    const named = [module("react/index.js"), `\0${module("wouter/esm/index.js")}?commonjs`, fileAt("ui/shell/shell.tsx")]
    const tools = [module("vitest/dist/index.js"), module("@storybook/react-vite/a.js")]
    expect(await unnamedPackages(fileAt("."), named)).toEqual([])
    expect(await unnamedPackages(fileAt("."), [...named, ...tools])).toEqual(["node_modules/@storybook/react-vite", "node_modules/vitest"])
  })
})
