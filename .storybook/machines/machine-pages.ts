/** Pages of machines, found by the places of the machines: a story of `machines.stories.tsx` for each. */
import { readdirSync, readFileSync } from "node:fs"
import path from "node:path"
import type { Indexer } from "storybook/internal/types"
import type { Plugin } from "vite"

const machines = path.join(import.meta.dirname, "../../machines")
const stories = /\.storybook\/machines\/machines\.stories\.tsx$/

/** Ids of the machines in `machines/<area>/<machine>.ts`, which are exported as `<id>Machine`. */
export const machineIds = (): ReadonlyArray<string> =>
  readdirSync(machines, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(path.join(machines, file), "utf8").matchAll(/^export const (\w+)Machine = /gm)].map(([, id = ""]) => id),
    )

const exportName = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1)

/** Lists the pages, since Storybook's own indexer reads the file without them. */
export const machinePagesIndexer: Indexer = {
  test: stories,
  createIndex: (fileName) =>
    Promise.resolve(
      machineIds().map((id) => ({
        type: "story" as const,
        importPath: fileName,
        exportName: exportName(id),
        title: "Machines",
        tags: ["!autodocs"],
      })),
    ),
}

/** Repeats the story `Template` for each machine. */
export const machinePages = (): Plugin => ({
  name: "delguur:machine-pages",
  enforce: "pre",
  transform: (code, file) =>
    stories.test(file)
      ? code.replace(/^export const Template = (.*)$/m, (_, story: string) =>
          machineIds()
            .map((id) => `export const ${exportName(id)} = ${story.replace("template", id)}`)
            .join("\n"),
        )
      : null,
})
