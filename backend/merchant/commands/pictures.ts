/** `npm run shop -- pictures copy|move --to bucket|disk`: uploaded pictures from the disk to the bucket, and back. */
import { parseArgs } from "node:util"
import { WrongUse, type ShopCommand } from "#backend/merchant/command.ts"
import { progress } from "#backend/merchant/progress.ts"
import { readConfig, type BackendConfig } from "#backend/config.ts"
import { storageFor, storageName } from "#backend/pictures/storage/configured-storage.ts"
import { movePictures, type MoveReport } from "#backend/pictures/storage/move-pictures.ts"

const usage = `npm run shop -- pictures copy --to bucket|disk
npm run shop -- pictures move --to bucket|disk
copy: stores every picture there and reads it back; nothing is removed
move: the same, and removes each from where it was once it is read back`

/** Names that a report lists. */
const listed = 20

/** Both places: the data directory, and the bucket of the `S3_…` variables. */
const placesOf = (config: BackendConfig) => {
  if (config.pictures.s3 === null) throw new WrongUse("S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY name the bucket")
  const places = { bucket: config, disk: { ...config, pictures: { s3: null } } }
  return { bucket: { storage: storageFor(places.bucket), name: storageName(places.bucket) }, disk: { storage: storageFor(places.disk), name: storageName(places.disk) } }
}

const named = (title: string, names: ReadonlyArray<string>): ReadonlyArray<string> =>
  names.length === 0 ? [] : [`${title}:`, ...names.slice(0, listed).map((name) => `  ${name}`), ...(names.length > listed ? [`  and ${names.length - listed} more`] : [])]

const linesOf = ({ total, counts: { stored, there, gone }, removed, different, foreign, stopped }: MoveReport, from: string, to: string): ReadonlyArray<string> => [
  ...named(`not pictures of the shop, left in ${from}`, foreign),
  ...named(`read back differently from ${to}, left in ${from}`, different),
  `${total} objects in ${from}: ${stored} stored in ${to}, ${there} there already${gone === 0 ? "" : `, ${gone} deleted meanwhile`}, ${removed} removed from ${from}.`,
  ...(stopped === null ? [] : [`${stopped}. The rest stays where it was; the command may be repeated.`]),
]

export const command: ShopCommand = {
  summary: "copies or moves uploaded pictures between the disk and a bucket",
  usage,
  run: async (args, env) => {
    const { values: { to }, positionals: [action, ...rest] } = parseArgs({ args: [...args], allowPositionals: true, options: { to: { type: "string" } } })
    if ((action !== "copy" && action !== "move") || rest.length > 0) throw new WrongUse("copy or move?")
    if (to !== "bucket" && to !== "disk") throw new WrongUse("--to bucket or --to disk?")
    const places = placesOf(readConfig({ LOG_LEVEL: "error", ...env }))
    const [from, target] = [places[to === "bucket" ? "disk" : "bucket"], places[to]]
    // Before anything is read: a folder that cannot be written, or a wrong key.
    await target.storage.probe()
    const report = await movePictures({ from: from.storage, to: target.storage, isRemoving: action === "move", progress: progress() })
    return { text: linesOf(report, from.name, target.name).join("\n"), isDone: report.different.length === 0 && report.stopped === null }
  },
}
