/** Items of a kind as one JSON list, `coupons.json`. */
import { readFile, writeFile } from "node:fs/promises"
import path from "node:path"
import { configFile } from "#backend/shell/config-file.ts"
import { wholeFile } from "#backend/whole-file.ts"
import type { ContentForm } from "./content-form.ts"

const fileOf = (name: string): string => `${name}.json`

export const jsonList: ContentForm = {
  fileOf,
  read: async (folder, name, { effect, example }) =>
    configFile(fileOf(name), await readFile(path.join(folder, fileOf(name)), "utf8"), { effect, example: [example] }),
  write: (folder, name, items) =>
    wholeFile(path.join(folder, fileOf(name)), (unfinished) => writeFile(unfinished, `${JSON.stringify(items, null, 2)}\n`)),
}
