/** Size budget of a page: scripts, styles and font in its HTML, and all scripts that it loads without a shopper's input. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import budget from "./size-budget.json" with { type: "json" }

/** Bytes: scripts and styles compressed by brotli at its best, the font as it is. */
export type Sizes = { readonly scripts: number; readonly styles: number; readonly fonts: number }
export type Verdict = { readonly kind: keyof Sizes; readonly bytes: number; readonly allowed: number; readonly fits: boolean }

const brotli = (whole: Uint8Array): number =>
  brotliCompressSync(whole, { params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: whole.length } }).length

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Addresses of the page's own files that its HTML names, each once. */
const named = (html: string) => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const of = (rel: string) => tags.filter((tag) => attribute(tag, "rel") === rel && !/\bdisabled\b/.test(tag))
  const addresses = (found: ReadonlyArray<string>, name: string) => new Set(found.flatMap((tag) => attribute(tag, name) ?? []))
  return {
    scripts: new Set([
      ...addresses(
        tags.filter((tag) => tag.startsWith("<script")),
        "src",
      ),
      ...addresses(of("modulepreload"), "href"),
    ]),
    styles: addresses(of("stylesheet"), "href"),
  }
}

/** Styles inside the page. */
const inlined = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>(?<rules>.*?)<\/style>/gs)].map(({ groups }) => groups?.["rules"] ?? "").join("")

/** Every font file that the page's styles name. */
const fontsIn = (styles: string): ReadonlySet<string> =>
  new Set([...styles.matchAll(/url\(["']?(?<file>[^"')]+\.woff2)["']?\)/g)].flatMap(({ groups }) => groups?.["file"] ?? []))

const sum = (sizes: ReadonlyArray<number>): number => sizes.reduce((total, size) => total + size, 0)

/** Bytes of scripts by their paths, compressed by brotli at its best; `folder` holds the built files. */
export const weighScripts = async (paths: ReadonlySet<string>, folder: string): Promise<number> =>
  sum((await Promise.all([...paths].map((name) => readFile(path.join(folder, name))))).map(brotli))

/** Sizes of a page as it is served; `folder` holds the built files. */
export const weigh = async (html: string, folder: string): Promise<Sizes> => {
  const read = (address: string) => readFile(path.join(folder, address))
  const { scripts, styles } = named(html)
  const linked = await Promise.all([...styles].map(read))
  const rules = Buffer.concat([Buffer.from(inlined(html)), ...linked])
  const fonts = await Promise.all([...fontsIn(rules.toString())].map(read))
  return {
    scripts: await weighScripts(scripts, folder),
    styles: brotli(rules),
    fonts: sum(fonts.map(({ length }) => length)),
  }
}

/** Each size beside what `size-budget.json` allows. */
export const verdictsOf = (sizes: Sizes): ReadonlyArray<Verdict> =>
  (Object.keys(budget.firstView) as ReadonlyArray<keyof Sizes>).map((kind) => ({
    kind,
    bytes: sizes[kind],
    allowed: budget.firstView[kind],
    fits: sizes[kind] <= budget.firstView[kind],
  }))
