/** Icons that the screens import, found in their sources: as a list, and as the module `virtual:icons`. */
import { readdirSync, readFileSync } from "node:fs"
import type { Plugin } from "vite"

const ui = new URL("../ui/", import.meta.url)
const request = "virtual:icons"

/** Modules such as `lucide-react/icons/heart`, sorted. */
export const iconModules = (): ReadonlyArray<string> => {
  const files = readdirSync(ui, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".tsx"))
  return [
    ...new Set(files.flatMap((file) => readFileSync(new URL(file, ui), "utf8").match(/lucide-react\/icons\/[\w-]+/g) ?? [])),
  ].toSorted()
}

/** Gives `virtual:icons`, whose `icons` are the components by name. */
export const iconList = (): Plugin => ({
  name: "delguur:icons",
  resolveId: (id) => (id === request ? `\0${request}` : null),
  load: (id) => {
    if (id !== `\0${request}`) return null
    const modules = iconModules()
    const imports = modules.map((module, index) => `import icon${index} from "${module}"`)
    const entries = modules.map((module, index) => `${JSON.stringify(module.slice("lucide-react/icons/".length))}: icon${index}`)
    return `${imports.join("\n")}\nexport const icons = { ${entries.join(", ")} }`
  },
})
