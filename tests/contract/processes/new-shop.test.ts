/** New shop of a merchant, created by `npm run shop -- new`. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WrongUse } from "#backend/merchant/command.ts"
import { command } from "#backend/merchant/commands/new.ts"
import { createBackend, type Backend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { fileAt, root } from "#backend/paths.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { kindNames, storedContent } from "#backend/content-files/content-kinds.ts"
import { defaultSite, demoSite } from "#domain/rules/shell/default-site.ts"
import { runCommand } from "#backend/merchant/run-command.ts"
import { english } from "#tests/english-commands.ts"

const name = `trial-${process.pid}`
const own = [
  "--brand",
  "Хангай",
  "--company",
  "Хангай Мод ХХК",
  "--phone",
  "7711 2233",
  "--email",
  "shop@khangai.mn",
  "--address",
  "Улаанбаатар",
  "--accent",
  "#2f6b3c",
]

describe("shop of one's own", () => {
  let folder = ""
  let backend: Backend
  let [cases, casesInPublic]: Array<Awaited<ReturnType<typeof runCommand>>> = []
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "delguur-new-")), "data")
    await command.run([name, ...own], { DATA_DIR: folder })
    const env = { SITE_CONFIG: `sites/${name}.json`, DATA_DIR: folder, ...english }
    cases = await runCommand(["cases"], env)
    casesInPublic = await runCommand(["cases"], { ...env, PUBLIC_ORIGIN: "https://khangai.mn" })
    backend = await createBackend(readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", SITE_CONFIG: `sites/${name}.json`, DATA_DIR: folder }), {
      timed: false,
    })
  }, 120_000)
  afterAll(async () => {
    await backend.close()
    await rm(join(root, "sites", `${name}.json`), { force: true })
    await rm(join(folder, ".."), { recursive: true, force: true })
  })
  const bodyOf = async (path: string): Promise<string> =>
    (await backend.fetch(new Request(`http://localhost${path}`, { headers: { "accept-language": "en" } }))).text()

  it("has its own brand, and none of the demo shop's goods, people or words", async () => {
    const site = await bodyOf("/api/v2/site_data")
    expect(site).toContain('"brand":"Хангай"')
    expect(JSON.parse(site)).toMatchObject({ configs: { accent: "#2f6b3c", support_phone: "7711 2233" } })
    const counts = await backend.operate(({ db }) =>
      db.query(
        "select (select count(*)::int from products) as products, (select count(*)::int from users) as users, (select count(*)::int from stores) as stores, (select count(*)::int from articles) as articles",
      ),
    )
    expect(counts).toEqual([{ products: 0, users: 0, stores: 0, articles: 0 }])
  })

  it("has none of the demo's content", async () => {
    const filled = await backend.operate(async ({ db }) => (await storedContent(db, kindNames)).filter(({ items }) => items.length > 0))
    expect(filled.map(({ name }) => name)).toEqual(["pages"])
    expect(JSON.stringify(filled)).not.toContain(defaultSite.brand)
  })

  it("begins with the pages that a shop needs", async () => {
    const rows = await backend.operate(({ db }) => db.query<{ slug: string }>("select distinct slug from content_pages order by slug"))
    expect(rows.map(({ slug }) => slug)).toEqual(["delivery", "privacy", "returns", "terms"])
  })

  it("has its sandbox in commands too, unless it is open to other machines [I3]", () => {
    expect(cases).toMatchObject({ error: "", code: 0 })
    expect(casesInPublic).toMatchObject({ error: expect.stringContaining("nobody takes payments") as string, code: 1 })
  })

  it("is not made twice, nor without what shoppers must know", async () => {
    await expect(command.run([name, ...own], { DATA_DIR: `${folder}-other`, ...english })).rejects.toThrow("is there already")
    await expect(command.run([`${name}-b`, ...own], { DATA_DIR: folder, ...english })).rejects.toThrow("is not empty")
    await expect(command.run(["../shop", ...own], {})).rejects.toThrow(WrongUse)
    await expect(command.run([`${name}-c`], { DATA_DIR: `${folder}-other`, ...english })).rejects.toThrow(
      /--brand[\s\S]*--phone[\s\S]*--email[\s\S]*--address/,
    )
  })
})

describe("shop of one's own for a look", () => {
  const lookName = `${name}-look`
  let folder = ""
  let printed: Awaited<ReturnType<typeof command.run>>
  let backend: Backend
  beforeAll(async () => {
    folder = join(await mkdtemp(join(tmpdir(), "delguur-look-")), "data")
    printed = await command.run([lookName, ...own, "--with-demo-content"], { DATA_DIR: folder, ...english })
    // The next start adds nothing.
    const config = readConfig({ SANDBOX: "1", LOG_LEVEL: "silent", SITE_CONFIG: `sites/${lookName}.json`, DATA_DIR: folder })
    backend = await createBackend(config, { timed: false })
  }, 180_000)
  afterAll(async () => {
    await backend.close()
    await rm(join(root, "sites", `${lookName}.json`), { force: true })
    await rm(join(folder, ".."), { recursive: true, force: true })
  })

  it("has the demo's goods and every kind of its content, but none of its people", async () => {
    const files = await readFolder(fileAt("data/content"))
    const stored = await backend.operate(({ db }) => storedContent(db, kindNames))
    const countOf = (name: string) => stored.find((kind) => kind.name === name)?.items.length
    for (const { name: kind, items } of files) expect([kind, countOf(kind)]).toEqual([kind, items.length])
    const [counts] = await backend.operate(({ db }) =>
      db.query("select (select count(*)::int from products) > 100 as has_products, (select count(*)::int from users) as users"),
    )
    expect(counts).toEqual({ has_products: true, users: 0 })
    expect(printed).toContain("without --with-demo-content")
  })

  it("has its own brand and pages of every kind", async () => {
    const { site } = readConfig({ SANDBOX: "1", SITE_CONFIG: `sites/${lookName}.json`, DATA_DIR: folder })
    expect([site.brand, site.lifestyle]).toEqual(["Хангай", demoSite.lifestyle])
    expect(site.flags).toEqual(defaultSite.flags)
    const page = await backend.fetch(new Request("http://localhost/api/v2/pages/terms"))
    expect(await page.text()).not.toContain(defaultSite.brand)
  })
})
