/** Pictures from one storage to another: each object is stored, read back and compared, and only then removed where it was. */
import type { MessageRef } from "#backend/texts/format-message.ts"
import type { Progress } from "#backend/texts/command-progress.ts"
import { checkFolder, requireObjectName, StorageUnavailable, unfinishedFolder, type PictureStorage } from "./picture-storage.ts"

type Moving = {
  readonly from: PictureStorage
  readonly to: PictureStorage
  /** Whether objects are removed from `from` once `to` has them. */
  readonly isRemoving: boolean
  readonly progress: Progress
}

type Outcome =
  /** It was stored now, or was there already. */
  | "stored"
  | "there"
  /** The shop has deleted it since it was listed. */
  | "gone"
  /** What was read back is not what was stored. */
  | "different"

export type MoveReport = {
  readonly total: number
  readonly counts: Readonly<Record<Outcome, number>>
  readonly removed: number
  /** Names of objects that were read back differently; they stay where they were. */
  readonly different: ReadonlyArray<string>
  /** Names of what is no picture of the shop, and stays too. */
  readonly foreign: ReadonlyArray<string>
  /** Why the move ended early, as a storage words it; `null` where it is complete. */
  readonly stopped: MessageRef | null
}

/** Objects moved concurrently: their bytes are in memory meanwhile. */
const concurrency = 8

/** Whether an object is no picture, but what a disk has begun to write, or what a check of a bucket has left behind. */
const isTemporary = (name: string): boolean => [unfinishedFolder, checkFolder].some((folder) => name.startsWith(`${folder}/`))

const isOwn = (name: string): boolean => {
  try {
    return requireObjectName(name) === name
  } catch {
    return false
  }
}

const namesIn = async (storage: PictureStorage): Promise<ReadonlyArray<string>> => {
  const names: string[] = []
  for await (const { name } of storage.list()) if (!isTemporary(name)) names.push(name)
  return names
}

const hasSame = async (storage: PictureStorage, name: string, bytes: Buffer): Promise<boolean> =>
  (await storage.get(name))?.equals(bytes) === true

const copied = async ({ from, to }: Moving, name: string): Promise<Outcome> => {
  const bytes = await from.get(name)
  if (bytes === null) return "gone"
  if (await hasSame(to, name, bytes)) return "there"
  await to.put(name, bytes)
  return (await hasSame(to, name, bytes)) ? "stored" : "different"
}

/** May be interrupted and repeated: what is there already is compared alone. */
export const movePictures = async (moving: Moving): Promise<MoveReport> => {
  const names = await namesIn(moving.from)
  const own = names.filter(isOwn)
  const counts = { stored: 0, there: 0, gone: 0, different: 0 }
  const different: string[] = []
  let removed = 0
  let stopped: MessageRef | null = null

  const moveOne = async (name: string): Promise<void> => {
    const outcome = await copied(moving, name)
    counts[outcome] += 1
    if (outcome === "different") different.push(name)
    if (!moving.isRemoving || outcome === "gone" || outcome === "different") return
    await moving.from.remove([name])
    removed += 1
  }

  for (let at = 0; at < own.length && stopped === null; at += concurrency) {
    const ended = await Promise.allSettled(own.slice(at, at + concurrency).map(moveOne))
    for (const one of ended) {
      if (one.status === "fulfilled") continue
      if (!(one.reason instanceof StorageUnavailable)) throw one.reason
      stopped = one.reason.reason
    }
    moving.progress({ key: "pictures.progress", values: { count: Math.min(at + concurrency, own.length), total: own.length } })
  }
  return { total: own.length, counts, removed, different, foreign: names.filter((name) => !isOwn(name)), stopped }
}
