/** `npm run shop -- content`: everything that a shop shows beside its goods, as files of a folder. E16–E18, E22. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { parseArgs } from "node:util"
import type { ContentDifference } from "#adapters/shop/contract/merchant/merchant-content.ts"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { changedFields } from "#backend/merchant/changed-fields.ts"
import { contentAccess, scope } from "#backend/merchant/content-access.ts"
import { fileOf } from "#backend/merchant/operate.ts"
import { fileOfKind, readFolder, writeKind } from "#backend/content-files/content-folder.ts"
import { requireFiles } from "#backend/content-files/content-pictures.ts"
import { kindNames } from "#backend/content-files/content-kinds.ts"
import { schemaFolder, writeSchemas } from "#backend/content-files/content-schemas.ts"
import { picturesOfFolder } from "#backend/import/pictures/picture-sources.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"

type Difference = typeof ContentDifference.Type

const marks = { new: "+", changed: "~", gone: "-", ended: "×" } as const satisfies Readonly<Record<Difference["change"], string>>

const linesOf = ({ kind, key, change, before, after }: Difference, translate: Translate): ReadonlyArray<string> => [
  `${marks[change]} ${kind} ${key === "" ? translate("content.order") : key}${change === "ended" ? ` (${translate("content.ended")})` : ""}`,
  ...(change === "changed" && before !== null && after !== null ? changedFields(before, after).map((line) => `    ${line}`) : []),
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

const apply = async (env: ProcessEnvironment, folder: string, isTrial: boolean, translate: Translate): Promise<string> => {
  const place = fileOf(env, folder)
  const differences = await contentAccess(env).apply(await readFolder(place), { folder: place, isTrial })
  return report(differences, isTrial, translate)
}

const check = async (env: ProcessEnvironment, folder: string, translate: Translate): Promise<string> => {
  const place = fileOf(env, folder)
  const content = await readFolder(place)
  // The shop knows more faults than the files show; its database is closed to a command beside it.
  await requireFiles(content, picturesOfFolder(place))
  if (env["SHOP_KEY"]) await contentAccess(env).apply(content, { folder: place, isTrial: true })
  const lines = content.map(async ({ name, items }) => translate("content.right", { file: await fileOfKind(name), count: items.length }))
  return (await Promise.all(lines)).join("\n")
}

const exportTo = async (env: ProcessEnvironment, folder: string, translate: Translate): Promise<string> => {
  const place = fileOf(env, folder)
  const stored = await contentAccess(env).exportTo(place)
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
  notes: [
    { key: "content.note", values: { kinds: kindNames.join(", ") } },
    { key: "content.keyNote" },
    { key: "shop.keyNote", values: { scope } },
  ],
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
