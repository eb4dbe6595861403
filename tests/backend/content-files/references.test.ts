/** Names in files of content that the files alone show to name nothing: keys of messages, their values, figures of pages, categories above. */
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import type { Locale } from "#domain/entities/locale.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { formatMessage } from "#backend/texts/format-message.ts"
import { OperatorError } from "#backend/texts/command-language.ts"

describe("names in files of content", () => {
  let folder = ""
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "delguur-names-"))
  })
  afterEach(() => rm(folder, { recursive: true }))

  const put = async (file: string, text: string): Promise<void> => {
    await mkdir(dirname(join(folder, file)), { recursive: true })
    await writeFile(join(folder, file), text)
  }
  /** Lines of the refusal of the folder; none where it is right. */
  const faults = async (locale: Locale = "en"): Promise<string> =>
    readFolder(folder).then(
      () => "",
      (error: unknown) => (error instanceof OperatorError ? formatMessage(locale, error.reason) : String(error)),
    )
  const wording = (...items: ReadonlyArray<readonly [key: string, mn: string]>) =>
    put(
      "wording.json",
      JSON.stringify(
        items.map(([key, mn]) => ({ key, text: { mn } })),
        null,
        2,
      ),
    )

  it("are the keys of messages: an unknown one is named with its line and the nearest key, in both languages [E22]", async () => {
    await wording(["home.hero.title", "Дулаан өвөл"], ["home.hero.titel", "Дулаан өвөл"], ["nothing.of.the.kind", "Х"])
    expect(await faults()).toContain(
      "wording.json:9: 1.key: the interface has no text with the key home.hero.titel; the nearest name is home.hero.title",
    )
    expect(await faults()).toMatch(
      /wording\.json:15: 2\.key: the interface has no text with the key nothing\.of\.the\.kind(?!; the nearest)/u,
    )
    expect(await faults("mn")).toContain("home.hero.titel гэсэн түлхүүртэй бичвэр алга; хамгийн ойр нэр нь home.hero.title")
  })

  it("are the values of a message, also those within its plurals", async () => {
    await wording(["site.title", "{brand}: {brnad}"], ["home.hero.text.days", "{days} өдөр"])
    expect(await faults()).toMatch(/wording\.json:5: 0\.text\.mn: this text is given no value brnad; the nearest name is brand$/u)
    await wording(["site.title", "{brand}"], ["home.hero.text.days", "{days} өдөр"], ["footer.shop", "Дэлгүүр"])
    expect(await faults()).toBe("")
  })

  it("are figures and flags of pages, each with its line", async () => {
    for (const slug of ["terms", "privacy", "delivery", "returns"]) await put(`pages/${slug}.mn.md`, "title: Х\n\nНэг {phone}.\n")
    expect(await faults()).toBe("")
    await put("pages/terms.mn.md", "title: Х\n\nНэг.\n\n{phoen} руу залгана уу.\n\n{?walet}Хэтэвч{/walet}\n")
    expect(await faults()).toContain("pages/terms.mn.md:5: text: there is no figure or flag phoen; the nearest name is phone")
    expect(await faults()).toContain("pages/terms.mn.md:7: text: there is no figure or flag walet; the nearest name is wallet")
  })

  it("are the category above and the links of menus", async () => {
    const category = (address: string) => ({ address, name: { mn: "Х" } })
    await put("categories.json", JSON.stringify([category("food"), category("fodo/fresh")]))
    await put("menus.json", JSON.stringify([{ title: { mn: "Х" }, url: "javascript:alert(1)", children: [] }]))
    expect(await faults()).toContain("categories.json has no category fodo, above it; the nearest name is food")
    expect(await faults()).toContain("menus.json:1: 0.url: ")
  })
})
