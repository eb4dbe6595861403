/** Third-party notices: the licences of all packages that a release is made of or runs with, written by the build. */
import { existsSync, readdirSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin, ResolvedConfig } from "vite"

const noticesFile = "third-party-notices.txt"

type Lock = {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean; readonly license?: string }>
  >
}

/** Notices of the typeface and the data of the repository, which are no packages. */
const ownNotices = async (root: string): Promise<ReadonlyArray<string>> => [
  `Geologica, the typeface (OFL-1.1)\n\n${(await readFile(path.join(root, "ui/theme/fonts/OFL.txt"), "utf8")).trim()}`,
  [
    "Airports: OurAirports, https://ourairports.com, public domain.",
    "Centres of soums: GeoNames, https://www.geonames.org, CC BY 4.0, https://creativecommons.org/licenses/by/4.0/; a part of it, names as they are.",
  ].join("\n"),
]

const isLicence = (file: string): boolean => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file)

/** Section on the licence in a package's README, for a package that ships no licence file. */
const licenceInReadme = async (folder: string): Promise<ReadonlyArray<string>> => {
  const readme = await readFile(path.join(folder, "README.md"), "utf8").catch(() => "")
  return [/^#+ [^\n]*licen[cs][\s\S]*/im.exec(readme)?.[0] ?? ""]
}

/** Notice of one package: its name, version and licence, and the texts of its licence files. */
const noticeOf = async (
  folder: string,
  name: string,
  { version = "", license = "see its package" }: Lock["packages"][string],
): Promise<string> => {
  const files = existsSync(folder) ? readdirSync(folder).filter(isLicence).toSorted() : []
  const texts =
    files.length === 0
      ? await licenceInReadme(folder)
      : await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8").catch(() => "")))
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim()).filter((text) => text !== "")].join("\n\n")
}

const readLock = async (root: string): Promise<Lock> => JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")) as Lock

/** Folder of a module's package, as the lock names it: `node_modules/@scope/name`; `null` for a module of the shop. */
const packageOf = (module: string, root: string): string | null => {
  // The bundler marks virtual modules by a leading NUL and a trailing query.
  const file = module.replace(/^\0/, "").replace(/\?.*$/, "")
  return /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(path.relative(root, file))?.[0] ?? null
}

/** Bundled packages that the notices omit: development dependencies, and packages that the lock file does not name. */
export const unnamedPackages = async (root: string, modules: Iterable<string>): Promise<ReadonlyArray<string>> => {
  const { packages } = await readLock(root)
  const bundled = new Set([...modules].flatMap((module) => packageOf(module, root) ?? []))
  return [...bundled].filter((folder) => packages[folder] === undefined || packages[folder].dev === true).toSorted()
}

/** Notices of all packages but tools of development, each once a version. */
export const noticesOf = async (root: string): Promise<string> => {
  const lock = await readLock(root)
  const shipped = Object.entries(lock.packages).filter(
    ([folder, { dev }]) => folder !== "" && dev !== true && existsSync(path.join(root, folder)),
  )
  const notices = await Promise.all(
    shipped.map(([folder, known]) => noticeOf(path.join(root, folder), folder.split("node_modules/").at(-1) ?? folder, known)),
  )
  const rule = `\n\n${"-".repeat(72)}\n\n`
  return `${["Third-party notices", ...(await ownNotices(root)), ...new Set(notices.toSorted())].join(rule)}\n`
}

export const notices = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: "delguur:notices",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    async generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? file.moduleIds : []))
      const unnamed = await unnamedPackages(config.root, modules)
      if (unnamed.length > 0) this.error(`bundled, but a tool of development in package.json: ${unnamed.join(", ")}`)
    },
    async closeBundle() {
      if (config.build.ssr !== false || config.build.manifest === false) return
      await writeFile(path.join(config.root, config.build.outDir, noticesFile), await noticesOf(config.root))
    },
  }
}
