/** Size budget of a page: scripts, styles and font in its HTML, and all requests and scripts of a visit without a shopper's input. */
import { readFile } from "node:fs/promises"
import path from "node:path"
import { brotliCompressSync, constants } from "node:zlib"
import budget from "./size-budget.json" with { type: "json" }

/** Bytes: scripts and styles compressed by brotli at its best, the font as it is. */
export type Sizes = { readonly scripts: number; readonly styles: number; readonly fonts: number }
export type Verdict = { readonly kind: keyof Sizes; readonly bytes: number; readonly allowed: number; readonly fits: boolean }

/** Size of a file compressed by brotli at its best, in bytes. */
const brotliSize = (file: Uint8Array): number => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: file.length }
  return brotliCompressSync(file, { params }).length
}

const attribute = (tag: string, name: string): string | undefined => new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1]

/** Addresses of the scripts and style sheets that a page's HTML names, each once. */
const filesNamedIn = (html: string): { readonly scripts: ReadonlySet<string>; readonly styles: ReadonlySet<string> } => {
  const tags = [...html.matchAll(/<(?:script|link)\b[^>]*>/g)].map(([tag]) => tag)
  const scripts = tags.filter((tag) => tag.startsWith("<script")).flatMap((tag) => attribute(tag, "src") ?? [])
  const links = tags.filter((tag) => tag.startsWith("<link") && !/\bdisabled\b/.test(tag))
  const linked = (rel: string) => links.filter((tag) => attribute(tag, "rel") === rel).flatMap((tag) => attribute(tag, "href") ?? [])
  return { scripts: new Set([...scripts, ...linked("modulepreload")]), styles: new Set(linked("stylesheet")) }
}

/** Styles inside the page. */
const inlineStyles = (html: string): string =>
  [...html.matchAll(/<style\b[^>]*>(?<rules>.*?)<\/style>/gs)].map(({ groups }) => groups?.["rules"] ?? "").join("")

/** Every font file that the page's styles name. */
const fontsIn = (styles: string): ReadonlySet<string> =>
  new Set([...styles.matchAll(/url\(["']?(?<file>[^"')]+\.woff2)["']?\)/g)].flatMap(({ groups }) => groups?.["file"] ?? []))

const sum = (sizes: ReadonlyArray<number>): number => sizes.reduce((total, size) => total + size, 0)

/** Bytes of scripts by their paths, compressed by brotli at its best; `folder` holds the built files. */
export const weighScripts = async (paths: ReadonlySet<string>, folder: string): Promise<number> => {
  const scripts = await Promise.all([...paths].map((name) => readFile(path.join(folder, name))))
  return sum(scripts.map(brotliSize))
}

/** Sizes of a page as it is served; `folder` holds the built files. */
export const weigh = async (html: string, folder: string): Promise<Sizes> => {
  const read = (address: string) => readFile(path.join(folder, address))
  const { scripts, styles } = filesNamedIn(html)
  const linked = await Promise.all([...styles].map(read))
  const rules = Buffer.concat([Buffer.from(inlineStyles(html)), ...linked])
  const fonts = await Promise.all([...fontsIn(rules.toString())].map(read))
  return {
    scripts: await weighScripts(scripts, folder),
    styles: brotliSize(rules),
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
