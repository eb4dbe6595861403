/** `npm run shop -- pictures copy|move --to bucket|disk`: uploaded pictures from the disk to the bucket, and back. */
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { translator, type Translate } from "#backend/texts/command-language.ts"
import { printProgress } from "#backend/texts/command-progress.ts"
import { readConfig, type BackendConfig } from "#backend/config.ts"
import { storageFor, storageName } from "#backend/pictures/storage/configured-storage.ts"
import { movePictures, type MoveReport } from "#backend/pictures/storage/move-pictures.ts"

const usage = `npm run shop -- pictures copy --to bucket|disk
npm run shop -- pictures move --to bucket|disk`

/** Names that a report lists. */
const maxNames = 20

/** Both storages: the data directory, and the bucket of the `S3_…` variables. */
const storagesOf = (config: BackendConfig, translate: Translate) => {
  if (config.pictures.s3 === null) throw new WrongUse(translate("pictures.bucket"))
  const namedStorage = (settings: BackendConfig) => ({ storage: storageFor(settings), name: storageName(settings) })
  return { bucket: namedStorage(config), disk: namedStorage({ ...config, pictures: { s3: null } }) }
}

const nameLines = (title: string, names: ReadonlyArray<string>, translate: Translate): ReadonlyArray<string> => {
  if (names.length === 0) return []
  const rest = names.length > maxNames ? [`  ${translate("pictures.more", { count: names.length - maxNames })}`] : []
  return [title, ...names.slice(0, maxNames).map((name) => `  ${name}`), ...rest]
}

type Name = ReturnType<typeof storageName>

const linesOf = (report: MoveReport, from: Name, to: Name, translate: Translate): ReadonlyArray<string> => {
  const {
    total,
    counts: { stored, there, gone },
    removed,
    different,
    foreign,
    stopped,
  } = report
  const values = { total, stored, there, gone, removed, from, to }
  return [
    ...nameLines(translate("pictures.foreign", { from }), foreign, translate),
    ...nameLines(translate("pictures.different", { from, to }), different, translate),
    translate(gone === 0 ? "pictures.report" : "pictures.reportDeleted", values),
    ...(stopped === null ? [] : [translate("pictures.stopped", { problem: stopped })]),
  ]
}

export const command: ShopCommand = {
  summary: "pictures.summary",
  usage,
  notes: [{ key: "pictures.note.copy" }, { key: "pictures.note.move" }],
  run: async (args, env) => {
    const translate = translator(env)
    const {
      values: { to },
      positionals: [action, ...rest],
    } = parseArgs({ args: [...args], allowPositionals: true, options: { to: { type: "string" } } })
    if ((action !== "copy" && action !== "move") || rest.length > 0) throw new WrongUse(translate("pictures.action"))
    if (to !== "bucket" && to !== "disk") throw new WrongUse(translate("pictures.target"))
    const storages = storagesOf(readConfig({ LOG_LEVEL: "error", ...env }), translate)
    const [from, target] = [storages[to === "bucket" ? "disk" : "bucket"], storages[to]]
    // Before anything is read: a folder that cannot be written, or a wrong key.
    await target.storage.probe()
    const report = await movePictures({
      from: from.storage,
      to: target.storage,
      isRemoving: action === "move",
      progress: printProgress(translate),
    })
    return {
      text: linesOf(report, from.name, target.name, translate).join("\n"),
      isDone: report.different.length === 0 && report.stopped === null,
    }
  },
}
