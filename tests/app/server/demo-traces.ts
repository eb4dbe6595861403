/** Traces of the demo on the pages of another shop: its name, contacts, wording, pictures, and the titles of its goods and content. */
import { readdir, readFile } from "node:fs/promises"
import { locales } from "#domain/entities/locale.ts"
import { demoSite } from "#domain/rules/shell/default-site.ts"
import { titleLatin } from "#domain/rules/transliteration.ts"
import { readFolder } from "#backend/content-files/content-folder.ts"
import { fileAt } from "#backend/paths.ts"
import { demoPictures } from "#backend/pictures/demo-pictures.ts"
import { readDemoGoods } from "#tests/backend/demo/demo-goods.ts"

/** Names and titles of an item of the demo, in every language. */
const titlesIn = (value: unknown, isTitle = false): ReadonlyArray<string> => {
  if (typeof value === "string") return isTitle ? [value] : []
  if (typeof value !== "object" || value === null) return []
  return Object.entries(value).flatMap(([key, member]) => titlesIn(member, isTitle || key === "name" || key === "title"))
}

/** All texts of a JSON value. */
const textsIn = (value: unknown): ReadonlyArray<string> => {
  if (typeof value === "string") return [value]
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** Texts of the interface, by their files; those of the backend stand beside them. */
export const interfaceTexts = async (): Promise<ReadonlyMap<string, ReadonlyArray<string>>> => {
  const folders = locales.flatMap((locale) => [`ui/messages/${locale}`, `backend/texts/${locale}`])
  const files = await Promise.all(folders.map(async (name) => (await readdir(fileAt(name))).map((file) => `${name}/${file}`)))
  const json = files.flat().filter((file) => file.endsWith(".json"))
  return new Map(await Promise.all(json.map(async (file) => [file, textsIn(JSON.parse(await readFile(fileAt(file), "utf8")))] as const)))
}

const trimmed = (text: string): string => text.normalize("NFC").trim()
const lowerCase = (text: string): string => trimmed(text).toLowerCase()

/** Characters from which the first part of a wording is taken for the demo's. */
const recognizable = 16

/** What names the demo: facts and wording of its site, and the titles of its goods, categories, sellers and content. */
export const readDemo = async () => {
  const { brand, company, supportPhone, supportEmail, address } = demoSite
  const [products, content] = await Promise.all([readDemoGoods(), readFolder(fileAt("data/content"))])
  const itemsOf = (kind: string) => content.find(({ name }) => name === kind)?.items ?? []
  const districts = textsIn(itemsOf("stores").map((store) => (store as { readonly district: unknown }).district))
  // Words of the interface and of every shop's pages, such as Travel, and places say nothing of the demo.
  const common = [
    ...[...(await interfaceTexts()).values()].flat(),
    ...textsIn(itemsOf("pages")).flatMap((text) => text.split(/[\n*#:.,]/)),
    ...districts,
  ]
  const own = new Set(common.map(lowerCase))
  const wording = itemsOf("wording").flatMap((item) => textsIn((item as { readonly text: unknown }).text))
  const titles = [
    ...products.flatMap(({ title }) => [...Object.values(title), titleLatin(title.mn ?? "")]),
    ...content.filter(({ name }) => name !== "pages").flatMap(({ items }) => titlesIn(items)),
  ]
  return {
    facts: [
      ...wording.flatMap((text) => text.split(/\{\w+\}/).find((part) => part.length >= recognizable) ?? []),
      brand,
      company,
      supportPhone,
      supportPhone.replaceAll(" ", ""),
      supportEmail,
      ...Object.values(address),
    ],
    titles: new Set(titles.map(trimmed).filter((title) => title !== "" && !own.has(lowerCase(title)))),
  }
}

/** What names the demo. */
export type Demo = Awaited<ReturnType<typeof readDemo>>

const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'", "#39": "'" }

/** Texts, values of attributes and texts of the data of a page. */
export const textsOfPage = (html: string): ReadonlyArray<string> => {
  const data = [...html.matchAll(/<script[^>]* type="application\/(?:ld\+)?json"[^>]*>([^<]*)</g)].map(([, json = ""]) => json)
  const decoded = (text: string) => text.replaceAll(/&([\w#]+);/g, (whole, name: string) => entities[name] ?? whole)
  return [
    ...data.flatMap((json) => textsIn(JSON.parse(json))),
    ...[...html.matchAll(/>([^<>]+)<|="([^"]*)"/g)].map(([, text, value]) => decoded(text ?? value ?? "")),
  ]
}

/** Traces of the demo in the texts of a page. */
export const tracesIn = (texts: ReadonlyArray<string>, demo: Demo): ReadonlyArray<string> =>
  texts.flatMap((text) => {
    const fact = demo.facts.find((one) => text.includes(one))
    const [, picture = ""] = /\/pictures\/(.+?)(?:-\d+)?\.\w+$/.exec(text) ?? []
    if (fact !== undefined) return [`${fact} in ${text.slice(0, 200)}`]
    return demo.titles.has(trimmed(text)) || demoPictures.has(picture) || demoPictures.has(text) ? [text] : []
  })
