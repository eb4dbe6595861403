/** Items of a kind as a folder of Markdown texts, `pages/terms.mn.md`: a head of fields, an empty line, and markup. */
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises"
import path from "node:path"
import { defaultLocale, isLocale, locales, type Locale } from "#domain/entities/locale.ts"
import { withPictureNames } from "#domain/rules/content/markup.ts"
import { reasonAt } from "#backend/shell/setting-faults.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { wholeFile } from "#backend/whole-file.ts"
import type { ContentForm } from "./content-form.ts"

/** Fields with a value in each language; others stand in the file of the default language. */
const localized = ["title", "summary"] as const

/** Fields with several values, between commas. */
const lists: ReadonlyArray<string> = ["tags"]

type Text = {
  readonly file: string
  readonly slug: string
  readonly locale: Locale
  /** Values of the head, each with its line. */
  readonly fields: ReadonlyMap<string, { readonly value: string; readonly line: number }>
  /** Markup in its normal form, and the line at which it begins. */
  readonly markup: string
  readonly line: number
  readonly lines: ReadonlyArray<string>
}

type Item = Readonly<Record<string, unknown>>

const faultAt = (file: string, line: number, reason: MessageRef): MessageRef => ({ key: "setting.atLine", values: { file, line, reason } })

const refuse = (reasons: ReadonlyArray<MessageRef>): void => {
  if (reasons.length > 0) throw new OperatorError({ key: "content.wrong", values: { reasons } })
}

/** Slug and language of a file, by its name; `null` for other files. */
const nameOf = (file: string): { readonly slug: string; readonly locale: Locale } | null => {
  const [, slug = "", locale] = /^([a-z0-9]+(?:-[a-z0-9]+)*)\.([a-z]+)\.md$/.exec(file) ?? []
  return isLocale(locale) ? { slug, locale } : null
}

const readText = (file: string, name: { readonly slug: string; readonly locale: Locale }, source: string): Text => {
  const lines = source.split(/\r?\n/)
  const headEnd = lines.findIndex((line) => line.trim() === "")
  const head = headEnd === -1 ? lines : lines.slice(0, headEnd)
  const cells = head.map((line, at) => ({ match: /^([a-z_]+):\s*(.*)$/.exec(line.trim()), line: at + 1 }))
  refuse(cells.flatMap(({ match, line }) => (match === null ? [faultAt(file, line, { key: "content.headLine" })] : [])))
  const fields = cells.map(({ match, line }) => [match?.[1] ?? "", { value: (match?.[2] ?? "").trim(), line }] as const)
  const body = lines.slice(head.length)
  const blank = body.findIndex((line) => line.trim() !== "")
  return {
    file,
    ...name,
    fields: new Map(fields),
    markup: withPictureNames(body.join("\n")),
    line: head.length + Math.max(blank, 0) + 1,
    lines,
  }
}

const commaSeparated = (value: string): ReadonlyArray<string> =>
  value
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean)

/** The item of the texts of one slug. */
const itemOf = (slug: string, texts: ReadonlyArray<Text>): Item => {
  const ordered = texts.toSorted((one, other) => locales.indexOf(one.locale) - locales.indexOf(other.locale))
  const byLocale = (valueOf: (text: Text) => string | undefined) => {
    const values = ordered.map((text) => [text.locale, valueOf(text) ?? ""] as const).filter(([, value]) => value !== "")
    return Object.fromEntries(values)
  }
  const names = [...new Set(ordered.flatMap(({ fields }) => [...fields.keys()]))]
  const shared = names.filter((name) => !localized.some((one) => one === name))
  const valueOf = (name: string) => ordered.find(({ fields }) => fields.has(name))?.fields.get(name)?.value ?? ""
  const summary = byLocale(({ fields }) => fields.get("summary")?.value)
  return {
    slug,
    title: byLocale(({ fields }) => fields.get("title")?.value),
    ...(Object.keys(summary).length > 0 && { summary }),
    ...Object.fromEntries(
      shared
        .filter((name) => valueOf(name) !== "")
        .map((name) => [name, lists.includes(name) ? commaSeparated(valueOf(name)) : valueOf(name)]),
    ),
    text: byLocale(({ markup }) => markup),
  }
}

/** Fields that all languages share and that stand in another file than that of the default language. */
const misplaced = ({ file, locale, fields }: Text): ReadonlyArray<MessageRef> =>
  locale === defaultLocale
    ? []
    : [...fields].flatMap(([name, { line }]) =>
        localized.some((one) => one === name) ? [] : [faultAt(file, line, { key: "content.sharedField", values: { name } })],
      )

/** File and line of a part of an item; of what the texts do not have, the first line of the text in the default language. */
const placeOf = (folder: string, slug: string, texts: ReadonlyArray<Text>, [name, key, part]: ReadonlyArray<PropertyKey>) => {
  const locale = isLocale(key) ? key : defaultLocale
  const text = texts.find((one) => one.slug === slug && one.locale === locale)
  if (text === undefined) return { file: `${folder}/${slug}.${locale}.md`, line: 1 }
  if (name !== "text") return { file: text.file, line: text.fields.get(String(name))?.line ?? 1 }
  const at = part === undefined ? -1 : text.lines.findIndex((line) => line.includes(String(part)))
  return { file: text.file, line: at === -1 ? text.line : at + 1 }
}

/** An example of an item as its fields stand in a head. */
const headExample = (example: unknown): Item =>
  Object.fromEntries(
    Object.entries(example as Item).map(([name, value]) => {
      if (Array.isArray(value)) return [name, value.join(", ")]
      return [name, typeof value === "object" && value !== null ? (value as Item)[defaultLocale] : value]
    }),
  )

/** The file of an item in a language. */
const sourceOf = (item: Item, locale: Locale): string => {
  const textIn = (name: string): string => (item[name] as Readonly<Record<string, string>> | undefined)?.[locale] ?? ""
  const isShared = (name: string): boolean => !["slug", "text", ...localized].includes(name)
  const shared = Object.entries(item).filter(([name]) => locale === defaultLocale && isShared(name))
  const head = [
    ...localized.map((name) => [name, textIn(name)] as const),
    ...shared.map(([name, value]) => [name, Array.isArray(value) ? value.join(", ") : (value as string)] as const),
  ]
  const lines = head.flatMap(([name, value]) => (value === "" ? [] : [`${name}: ${value}`]))
  return `${lines.join("\n")}\n\n${textIn("text")}\n`
}

export const markdownFolder: ContentForm = {
  fileOf: (name) => name,
  read: async (root, name, { effect, example }) => {
    const files = (await readdir(path.join(root, name))).filter((file) => file.endsWith(".md")).toSorted()
    refuse(
      files.flatMap((file) =>
        nameOf(file) === null ? [faultAt(`${name}/${file}`, 1, { key: "content.textName", values: { locales: locales.join(", ") } })] : [],
      ),
    )
    const texts = await Promise.all(
      files.map(async (file) => readText(`${name}/${file}`, nameOf(file)!, await readFile(path.join(root, name, file), "utf8"))),
    )
    refuse(texts.flatMap(misplaced))
    const slugs = [...new Set(texts.map(({ slug }) => slug))]
    const content = slugs.map((slug) =>
      itemOf(
        slug,
        texts.filter((text) => text.slug === slug),
      ),
    )
    return {
      content,
      located: ([at, ...rest], reason) => {
        if (typeof at !== "number") return faultAt(name, 1, reason)
        const parts = rest.filter((part) => !isLocale(part)).map((part) => (typeof part === "number" ? part : String(part)))
        const [field = ""] = parts
        const place = placeOf(name, slugs[at] ?? "", texts, rest)
        return reasonAt({ ...place, path: field === "" ? [] : [field] }, reason, content[at], { effect, example: headExample(example) })
      },
    }
  },
  write: async (root, name, items) => {
    const folder = path.join(root, name)
    await mkdir(folder, { recursive: true })
    const sources = new Map<string, string>(
      (items as ReadonlyArray<Item>).flatMap((item) =>
        Object.keys(item["text"] as object)
          .filter(isLocale)
          .map((locale) => [`${String(item["slug"])}.${locale}.md`, sourceOf(item, locale)] as const),
      ),
    )
    for (const file of await readdir(folder)) if (nameOf(file) !== null && !sources.has(file)) await rm(path.join(folder, file))
    for (const [file, source] of sources) await wholeFile(path.join(folder, file), (unfinished) => writeFile(unfinished, source))
  },
}
