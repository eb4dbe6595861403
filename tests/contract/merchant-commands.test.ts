/** Commands of the merchant against a running shop: orders picked, shipped, handed over, refunded in part, returned. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join, relative } from "node:path"
import sharp from "sharp"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { command as content } from "#backend/merchant/commands/content.ts"
import { command as offers } from "#backend/merchant/commands/offers.ts"
import { command as orders } from "#backend/merchant/commands/orders.ts"
import { kindOf } from "#backend/content-files/content-kinds.ts"
import { newKey } from "#backend/http/api-keys.ts"
import { listen, type Listening } from "#backend/http/listen.ts"
import { instantOf } from "#domain/rules/instants.ts"
import { pglite } from "./support/engines.ts"
import { text, Trial, type Body } from "./support/test-backend.ts"
import { english, englishRejection } from "#tests/english-commands.ts"

const picture = async (): Promise<File> =>
  new File(
    [
      new Uint8Array(
        await sharp({ create: { width: 40, height: 30, channels: 3, background: "#1b4dd8" } })
          .jpeg()
          .toBuffer(),
      ),
    ],
    "box.jpg",
    { type: "image/jpeg" },
  )

describe("the merchant's commands", () => {
  let shop: Trial
  let server: Listening
  let env: Readonly<Record<string, string>>
  /** What a command prints. */
  const run = async (...args: ReadonlyArray<string>): Promise<string> => {
    const printed = await orders.run(args, env)
    return typeof printed === "string" ? printed : printed.text
  }
  beforeAll(async () => {
    shop = await Trial.begin(pglite)
    server = await listen((request, address) => shop.backend.fetch(request, { address }), { ...shop.config, port: 0 })
    env = {
      ...english,
      SHOP_KEY: await newKey(shop.db, "commands", ["orders", "offers", "content"], instantOf(shop.now())),
      SHOP_URL: `http://127.0.0.1:${server.port}`,
    }
  }, 120_000)
  afterAll(async () => {
    await server.close()
    await shop.end()
  })

  it("delivers an order, gives a part back once, and answers a return [B8] [W8] [W11]", async () => {
    const somebody = await shop.somebody()
    const number = await shop.placed(somebody, await shop.variant(5, 40_000))
    await expect(run("pick", number)).rejects.toThrow("not possible")
    await shop.bank(number, "pay")
    expect(await run("list", "--shipment", "pending")).toContain(number)
    expect(await run("pick", number)).toContain("ready")
    expect(await run("ship", number, "--parcel", "P1", "--courier", "Бат", "--phone", "88112233")).toMatch(/shipped.*P1$/)
    expect(await run("hand-over", number)).toContain("delivered")
    for (let time = 0; time < 2; time += 1)
      await run("refund", number, "--amount", "5000", "--reference", "CLAIM-1", "--note", "dented box")
    const refunds = () =>
      shop.db.query(
        "select r.amount, r.reason, r.note from refunds r join orders o on o.id = r.order_id where o.number = $1 order by r.id",
        [number],
      )
    expect(await refunds()).toEqual([{ amount: 5000, reason: "shop", note: "dented box" }])
    const line = (await shop.order(somebody, number)).body["line_items"]?.[0]?.["id"]
    const form = new FormData()
    for (const [name, value] of [
      ["reason", "size"],
      ["lines[][id]", text(line)],
      ["lines[][quantity]", "1"],
      ["pictures[][file]", await picture()],
    ] as const)
      form.append(name, value)
    const answer = await shop.backend.fetch(
      new Request(`http://localhost/api/v2/orders/${number}/returns`, { method: "POST", headers: somebody.headers, body: form }),
    )
    const numberFrom = text(((await answer.json()) as Body)["returns"]?.[0]?.["number"])
    expect(await run("returns")).toMatch(new RegExp(`${numberFrom}.*pictures: 1`))
    const folder = await mkdtemp(join(tmpdir(), "returns-"))
    try {
      expect(await run("pictures", numberFrom, "--to", join(folder, "new"))).toMatch(/-1\.webp\npictures: 1$/)
      expect(await sharp(join(folder, "new", `${numberFrom}-1.webp`)).metadata()).toMatchObject({ format: "webp", width: 40 })
    } finally {
      await rm(folder, { recursive: true })
    }
    for (let time = 0; time < 2; time += 1) await run("return", numberFrom, "--accept")
    expect((await refunds()).length).toBe(2)
    expect(await run("returns")).not.toContain(numberFrom)
  })

  it("cancels an order with a reason, once, and lists what was given back", async () => {
    const somebody = await shop.somebody()
    const [variant, other] = [await shop.variant(5, 40_000), await shop.variant(5, 60_000)]
    const [number, partly] = [await shop.placed(somebody, variant), await shop.placed(somebody, other)]
    for (const each of [number, partly]) await shop.bank(each, "pay")
    await run("refund", partly, "--amount", "7000", "--reference", "CLAIM-2")
    await expect(run("refund", partly, "--amount", "58000", "--reference", "CLAIM-3")).rejects.toThrow(`orders cancel ${partly}`)
    expect(await run("list")).toMatch(new RegExp(`${partly}\tpending\t[^\t]*\t65,000₮\t7,000₮ given back\t`))
    for (let time = 0; time < 2; time += 1)
      expect(await run("cancel", number, "--reason", "Нөөц дууссан")).toMatch(
        new RegExp(`^${number}\tcanceled\t[^\t]*\t45,000₮\t45,000₮ given back\t`),
      )
    expect(await run("list")).not.toContain(number)
    expect(await shop.onHand(variant)).toBe(5)
    const stored = await shop.db.query(
      "select o.state, o.payment_state, o.cancel_reason, r.amount, r.reason from orders o join refunds r on r.order_id = o.id where o.number = $1",
      [number],
    )
    expect(stored).toEqual([
      { state: "canceled", payment_state: "refunded", cancel_reason: "Нөөц дууссан", amount: 45_000, reason: "canceled" },
    ])
    expect(await run("pick", partly)).toContain("ready")
    await run("ship", partly)
    await expect(run("cancel", partly, "--reason", "late")).rejects.toThrow("on its way")
    expect(await run("refund", partly, "--amount", "58000", "--reference", "CLAIM-4")).toMatch(/shipped refunded.*65,000₮ given back/)
  })

  it("lists what shoppers would pay, and answers it [E23] [B8]", async () => {
    const ask = async (...args: ReadonlyArray<string>) => {
      const printed = await offers.run(args, env)
      return typeof printed === "string" ? printed : printed.text
    }
    const somebody = await shop.somebody()
    const [row] = await shop.db.query<{ id: number }>("select product_id as id from variants where id = $1", [
      await shop.variant(5, 90_000),
    ])
    await shop.priceProduct(row?.id ?? 0, 90_000)
    const numberFrom = async (path: string, wish: object) =>
      text(
        (
          await shop.call("POST", `/api/v2/${path}`, {
            headers: somebody.headers,
            body: { product_id: row?.id, contact: somebody.login, note: "Оффист\nхэрэгтэй", ...wish },
          })
        ).body["number"],
      )
    const [suggestion, quote] = [await numberFrom("price_suggestions", { price: 70_000 }), await numberFrom("quotes", { quantity: 5 })]
    expect(await ask("list")).toMatch(new RegExp(`${suggestion}\\tsuggestion\\trequested\\t.*asks 70,000₮.*Оффист хэрэгтэй`))
    expect(await ask("list", "--kind", "quote")).not.toContain(suggestion)
    await expect(ask("answer", quote, "--accept")).rejects.toThrow("cannot be answered")
    expect(await ask("answer", quote, "--accept", "--price", "65000")).toContain("granted 65,000₮ until ")
    expect(await ask("answer", suggestion, "--reject")).toContain("rejected")
    expect(await ask("list")).not.toContain(quote)
    const wrong: ReadonlyArray<ReadonlyArray<string>> = [
      ["answer", quote],
      ["answer"],
      ["answer", quote, "--accept", "--reject"],
      ["answer", quote, "--accept", "--price", "0"],
      ["answer", quote, "--reject", "--price", "5"],
      ["grant", quote],
    ]
    for (const args of wrong) await expect(ask(...args)).rejects.toMatchObject({ name: "WrongUse" })
  })

  it("exports, checks and applies content while the shop runs [E16] [E29]", async () => {
    const folder = await mkdtemp(join(tmpdir(), "content-"))
    const ask = async (...args: ReadonlyArray<string>) => {
      const printed = await content.run(args, env)
      return typeof printed === "string" ? printed : printed.text
    }
    const filesOf = async (name: string) => {
      const entries = await readdir(join(folder, name), { recursive: true, withFileTypes: true })
      const files = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file))
      return Object.fromEntries(
        await Promise.all(files.map(async (file) => [relative(join(folder, name), file), await readFile(file, "base64")] as const)),
      )
    }
    const itemsOf = async (name: string) => (await (await kindOf(name)).read(shop.db)) as ReadonlyArray<object>
    try {
      expect(await ask("export", join(folder, "first"))).toContain("menus.json: ")
      expect(await ask("apply", join(folder, "first"))).toBe("The shop has all of this already.")
      const own = join(folder, "own")
      await mkdir(join(own, "photos"), { recursive: true })
      await writeFile(join(own, "photos/look.jpg"), Buffer.from(await (await picture()).arrayBuffer()))
      const book = { id: 901, title: { mn: "Намар" }, date: "2026-09-01", pictures: [{ picture: "photos/look.jpg", products: [] }] }
      const books = [...(await itemsOf("look-books")), book]
      const write = (items: unknown) => writeFile(join(own, "look-books.json"), JSON.stringify(items, null, 2))
      await write([
        ...books.slice(0, -1),
        { ...book, pictures: [{ picture: "photos/look.jpg", products: [{ handle: "none", x: 0.5, y: 0.5 }] }] },
      ])
      for (const action of ["check", "apply"]) await expect(ask(action, own)).rejects.toThrow(/look-books\.json:\d+: .*none/)
      await write([...books.slice(0, -1), { ...book, pictures: [{ picture: "photos/none.jpg", products: [] }] }])
      for (const action of ["check", "apply"])
        expect(await englishRejection(ask(action, own))).toContain(`photos/none.jpg is not in ${own}`)
      await expect(ask("apply", own)).rejects.toThrow(/look-books\.json:\d+: .*photos\/none\.jpg/)
      await write([...books.slice(0, -1), { ...book, pictures: [{ picture: "photo-none", products: [] }] }])
      expect(await englishRejection(ask("check", own))).toContain(
        `photo-none is no picture of this shop, and photo-none.webp is not in ${own}`,
      )
      await write(books)
      expect(await ask("check", own)).toBe(`look-books.json: ${books.length} right`)
      expect(await ask("apply", own, "--dry-run")).toContain("+ look-books 901\nThis would be new: 1")
      expect(await itemsOf("look-books")).toHaveLength(books.length - 1)
      expect(await ask("apply", own)).toContain("+ look-books 901\nnew: 1")
      expect(await ask("apply", own)).toBe("The shop has all of this already.")
      await write([...books.slice(0, -1), { ...book, title: { mn: "Намрын өнгө" } }])
      expect(await ask("apply", own, "--dry-run")).toMatch(
        /^~ look-books 901\n {4}- title\.mn: Намар\n {4}\+ title\.mn: Намрын өнгө\nThis would/u,
      )
      const exported = ["second", "third"].map((name) => join(folder, name)) as [string, string]
      await ask("export", exported[0])
      expect(await ask("apply", exported[0])).toBe("The shop has all of this already.")
      await ask("export", exported[1])
      const files = await filesOf("second")
      expect(await filesOf("third")).toEqual(files)
      expect(Object.keys(files).filter((file) => file.startsWith("pictures/"))).toHaveLength(1)
      expect(await ask("apply", join(folder, "first"))).toContain("- look-books 901")
    } finally {
      await rm(folder, { recursive: true })
    }
  })

  it("refuses content to a key without its scope, and prints the usage where the folder is missing", async () => {
    const SHOP_KEY = await newKey(shop.db, "orders", ["orders"], instantOf(shop.now()))
    await expect(content.run(["export", "none"], { ...env, SHOP_KEY })).rejects.toThrow("content scope")
    await expect(content.run(["apply"], env)).rejects.toMatchObject({ name: "WrongUse" })
  })

  it("prints its usage where an argument is missing", async () => {
    const wrong: ReadonlyArray<readonly [string, ...string[]]> = [
      ["pictures", "B1"],
      ["cancel", "R1"],
      ["cancel", "R1", "--reason", " "],
      ["refund", "R1", "--amount", "5,000"],
      ["refund", "R1", "--amount", "5000"],
      ["return", "B1"],
      ["return", "B1", "--accept", "--reject"],
      ["send", "R1"],
      ["pick"],
    ]
    for (const args of wrong) await expect(run(...args)).rejects.toMatchObject({ name: "WrongUse" })
    await expect(orders.run(["list"], english)).rejects.toThrow("SHOP_KEY is missing")
  })
})
