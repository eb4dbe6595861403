/** `npm run shop -- content`: everything that a shop shows beside its goods, as files of a folder. E16–E18, E22. */
import { parseArgs } from "node:util"
import { instantOf } from "#domain/rules/instants.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { fileOf, withDatabase } from "#backend/merchant/operate.ts"
import { applyContent, type Difference } from "#backend/content-files/apply-content.ts"
import { fileOfKind, readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { exportPictures, storePictures } from "#backend/content-files/content-pictures.ts"
import { kindNames, kindOf } from "#backend/content-files/content-kinds.ts"
import { schemaFolder, writeSchemas } from "#backend/content-files/content-schemas.ts"
import { storageFor } from "#backend/pictures/storage/configured-storage.ts"
import { translator, type Environment, type Translate } from "#backend/texts/command-language.ts"

const marks = { new: "+", changed: "~", gone: "-", ended: "×" } as const satisfies Readonly<Record<Difference["change"], string>>

const linesOf = ({ name, key, change, before, after }: Difference, translate: Translate): ReadonlyArray<string> => [
  `${marks[change]} ${name} ${key === "" ? translate("content.order") : key}${change === "ended" ? ` (${translate("content.ended")})` : ""}`,
  ...(change === "changed" && before !== null && after !== null ? [`    - ${before}`, `    + ${after}`] : []),
]

const report = (differences: ReadonlyArray<Difference>, isTrial: boolean, translate: Translate): string => {
  if (differences.length === 0) return translate("content.same")
  const count = (change: Difference["change"]) => differences.filter((one) => one.change === change).length
  return [
    ...differences.flatMap((one) => linesOf(one, translate)),
    translate(isTrial ? "content.wouldChange" : "content.changed", {
      added: count("new"),
      changed: count("changed"),
      gone: count("gone"),
      ended: count("ended"),
    }),
  ].join("\n")
}

const apply = async (env: Environment, folder: string, isTrial: boolean, translate: Translate): Promise<string> => {
  const place = fileOf(env, folder)
  const content = await readFolder(place)
  const how = { now: instantOf(Date.now()), isTrial }
  const differences = await withDatabase(env, async (db, config) =>
    applyContent(db, await storePictures(db, content, { ...how, storage: storageFor(config), folder: place }), how),
  )
  return report(differences, isTrial, translate)
}

const check = async (env: Environment, folder: string, translate: Translate): Promise<string> => {
  const content = await readFolder(fileOf(env, folder))
  const lines = content.map(async ({ name, items }) => translate("content.right", { file: await fileOfKind(name), count: items.length }))
  return (await Promise.all(lines)).join("\n")
}

const exportTo = async (env: Environment, folder: string, translate: Translate): Promise<string> => {
  const place = fileOf(env, folder)
  const stored = await withDatabase(env, async (db, config) => {
    const read = async (name: string) => {
      const kind = await kindOf(name)
      return { name, kind, items: await kind.read(db) }
    }
    const all = await Promise.all(kindNames.map(read))
    await exportPictures(db, all, { storage: storageFor(config), folder: place })
    return all
  })
  for (const { name, items } of stored) await writeKind(place, name, items)
  await writeSchemas(place)
  const lines = stored.map(async ({ name, items }) => translate("content.written", { file: await fileOfKind(name), count: items.length }))
  return [...(await Promise.all(lines)), translate("content.schemas", { folder: schemaFolder })].join("\n")
}

export const command: ShopCommand = {
  summary: "content.summary",
  usage: `npm run shop -- content check FOLDER
npm run shop -- content apply FOLDER [--dry-run]
npm run shop -- content export FOLDER`,
  notes: [{ key: "content.note", values: { kinds: kindNames.join(", ") } }],
  run: async (args, env) => {
    const translate = translator(env)
    const { values, positionals } = parseArgs({ args: [...args], options: { "dry-run": { type: "boolean" } }, allowPositionals: true })
    const [action, folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) throw new WrongUse(translate("content.whichFolder"))
    if (action === "check") return check(env, folder, translate)
    if (action === "apply") return apply(env, folder, values["dry-run"] === true, translate)
    if (action === "export") return exportTo(env, folder, translate)
    throw new WrongUse(translate("content.whichAction"))
  },
}
