/** New shop of a merchant, created by `npm run shop -- new`. */
import { mkdtemp, rm } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { WrongUse } from "#backend/merchant/command.ts"
import { command } from "#backend/merchant/commands/new.ts"
import { createBackend, type Backend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { root } from "#backend/paths.ts"
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
    expect(site).toContain("Тавтай морилно уу")
    const counts = await backend.operate(({ db }) =>
      db.query(
        "select (select count(*)::int from products) as products, (select count(*)::int from users) as users, (select count(*)::int from stores) as stores, (select count(*)::int from articles) as articles",
      ),
    )
    expect(counts).toEqual([{ products: 0, users: 0, stores: 0, articles: 0 }])
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
