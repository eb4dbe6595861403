/** Third-party notices: the licences of all packages that a release is made of or runs with, written by the build. */
import { existsSync, readdirSync } from "node:fs"
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import type { Plugin, ResolvedConfig } from "vite"

const noticesFile = "third-party-notices.txt"

type Lock = { readonly packages: Readonly<Record<string, { readonly version?: string; readonly dev?: boolean; readonly optional?: boolean; readonly license?: string }>> }

/** What is no package: typeface, drawings and data of the repository. */
const beside = `Geologica, the typeface: SIL Open Font License 1.1 (ui/theme/fonts/OFL.txt).
Fluent Emoji, of which product pictures are composed: MIT, Copyright (c) Microsoft Corporation.
Airports: OurAirports, public domain. Centres of soums: GeoNames, CC BY 4.0.`

const isLicence = (file: string): boolean => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file)

/** One package's text; a package that ships none is named by its licence. */
const noticeOf = async (folder: string, name: string, { version = "", license = "see its package" }: Lock["packages"][string]): Promise<string> => {
  const files = existsSync(folder) ? readdirSync(folder).filter(isLicence).toSorted() : []
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), "utf8").catch(() => "")))
  return [`${name} ${version} (${license})`, ...texts.map((text) => text.trim()).filter((text) => text !== "")].join("\n\n")
}

/** Packages that are no tool of development, each once a version. */
export const noticesOf = async (root: string): Promise<string> => {
  const lock = JSON.parse(await readFile(path.join(root, "package-lock.json"), "utf8")) as Lock
  const shipped = Object.entries(lock.packages).filter(([folder, { dev }]) => folder !== "" && dev !== true && existsSync(path.join(root, folder)))
  const notices = await Promise.all(shipped.map(([folder, known]) => noticeOf(path.join(root, folder), folder.split("node_modules/").at(-1) ?? folder, known)))
  const rule = `\n\n${"-".repeat(72)}\n\n`
  return `${[`Third-party notices\n\n${beside}`, ...new Set(notices.toSorted())].join(rule)}\n`
}

export const notices = (): Plugin => {
  let config: ResolvedConfig
  return {
    name: "delguur:notices",
    apply: "build",
    configResolved(resolved) {
      config = resolved
    },
    async closeBundle() {
      if (config.build.ssr !== false || config.build.manifest === false) return
      await writeFile(path.join(config.root, config.build.outDir, noticesFile), await noticesOf(config.root))
    },
  }
}
