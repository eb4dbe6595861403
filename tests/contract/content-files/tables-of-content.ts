/** Tables among the files of content: written by people, refused with the line, exported. C9. */
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, beforeAll, describe, expect, it } from "vitest"
import { instantOf } from "#domain/rules/instants.ts"
import { applyContent } from "#backend/content-files/apply-content.ts"
import { readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { Engine } from "#tests/contract/support/engines.ts"
import { Trial } from "#tests/contract/support/test-backend.ts"

export const describeTablesOfContent = (engine: Engine): void => {
  describe(`tables of content on ${engine.name}`, () => {
    let shop: Trial
    let folder = ""
    beforeAll(async () => {
      shop = await Trial.begin(engine)
      folder = await mkdtemp(join(tmpdir(), "delguur-tables-"))
    }, 180_000)
    afterAll(async () => {
      await shop.end()
      await rm(folder, { recursive: true, force: true })
    })

    const put = async (content: string | Uint8Array) => {
      await writeFile(join(folder, "nutrition.csv"), content)
      return applyContent(shop.db, await readFolder(folder), { now: instantOf(shop.now()), isTrial: false })
    }
    const failureOf = async (content: string): Promise<string> => {
      const error = await put(content).catch((thrown: unknown) => thrown)
      if (!(error instanceof OperatorError)) throw error
      return formatMessage("en", error.reason)
    }
    const shown = async (handle: string) => {
      const [product] = await shop.db.query<{ id: number }>("select id from products where slug = $1", [handle])
      return (await shop.call("GET", `/api/v2/products/${product?.id}/nutrition`)).body
    }
    const headings = "handle,energy,protein,fat,carbs,sugar,salt"

    it("are read with decimal commas, other columns and Mongolian headings, and shown [C9]", async () => {
      const text = "handle;Нэр;Илчлэг;Уураг;Өөх тос;Нүүрс ус;Чихэр;Давс\r\nzugiin-bal-500-g;Бал;1 000;0,35;;82,4;82,1;0,01\r\n"
      await put(Buffer.from(`\uFEFF${text}`, "utf16le"))
      expect(await shown("zugiin-bal-500-g")).toMatchObject({ energy: 1000, protein: 0.35, fat: null, carbs: 82.4, salt: 0.01 })
      expect((await (await kindOf("nutrition")).read(shop.db)).length).toBe(1)
      expect(await put(Buffer.from(`\uFEFF${text}`, "utf16le"))).toEqual([])
    })

    it("are announced by the product in the search, in whichever category it is [C9]", async () => {
      const saysSo = async (handle: string) => {
        const [row] = await shop.db.query<{ said: boolean }>(
          "select (d.document ->> 'has_nutrition')::boolean as said from search_documents d join products p on p.id = d.product_id where p.slug = $1 limit 1",
          [handle],
        )
        return row?.said
      }
      await put(`${headings}\nnooluuran-urt-palito,1,1,1,1,1,1\n`)
      expect([await saysSo("nooluuran-urt-palito"), await saysSo("zugiin-bal-500-g")]).toEqual([true, false])
      await put(`${headings}\nzugiin-bal-500-g,304,0.3,0,82.4,82.1,0.01\n`)
      expect([await saysSo("nooluuran-urt-palito"), await saysSo("zugiin-bal-500-g")]).toEqual([false, true])
    })

    it("are refused with line, heading and example", async () => {
      const failure = await failureOf(
        `${headings}\n"zugiin-bal-500-g",304,0.3,0,82.4,82.1,0.01\nzairmag,many,3.5,11,-2,21.2,0.2\nzairmag2,207,3.125,,,,\n,1,,,,,\n`,
      )
      expect(failure).toContain("nutrition.csv:4: protein: 3.125 can be read as 3125 or as 3.125")
      const rest = await failureOf(`${headings}\nzairmag,many,3.5,11,-2,21.2,0.2\n,1,,,,,\n`)
      expect(rest).toContain("nutrition.csv:2: energy: expected: a number; example: 304")
      expect(rest).toContain("nutrition.csv:2: carbs: expected: 0 or more; example: 82.4")
      expect(rest).toContain("nutrition.csv:3: handle: ")
      expect(await failureOf("handle,energy\nzairmag,207\n")).toContain("nutrition.csv:1: the table has no column protein, Уураг")
      expect(await failureOf(`${headings}\nzairmag,207\n`)).toContain("nutrition.csv:2: ")
    })

    it("are refused where a product is unknown, or stands twice", async () => {
      const row = (handle: string) => `${handle},1,,,,,\n`
      expect(await failureOf(`${headings}\n${row("zairmag")}${row("no-such-thing")}`)).toMatch(
        /^nutrition\.csv:3: handle: .*no-such-thing/u,
      )
      expect(await failureOf(`${headings}\n${row("zairmag")}${row("zairmag")}`)).toContain("nutrition.csv:3: zairmag")
    })

    it("are exported as a spreadsheet calculates nothing, with what the schema of each kind names", async () => {
      await writeKind(folder, "nutrition", [{ handle: "=cmd", energy: 1.5 }])
      expect(await readFile(join(folder, "nutrition.csv"), "utf8")).toBe(`\uFEFF${headings}\n'=cmd,1.5,,,,,\n`)
      const [read] = await readFolder(folder)
      expect(read?.items).toEqual([{ handle: "=cmd", energy: 1.5 }])
    })

    it("come after the kinds that they refer to", async () => {
      for (const name of kindNames) expect(kindNames).toEqual(expect.arrayContaining([...((await kindOf(name)).after ?? [])]))
    })
  })
}
