/** Picture storage in a folder. Processes of one machine may share it. */
import { createHash, randomUUID } from "node:crypto"
import { constants, existsSync } from "node:fs"
import { access, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises"
import { dirname, join } from "node:path"
import { requireObjectName, StorageUnavailable, unfinishedFolder, type PictureStorage, type StoredObject } from "./picture-storage.ts"

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT"

const unavailable = (folder: string, error: unknown): StorageUnavailable =>
  new StorageUnavailable(
    { key: "pictures.folderFails", values: { folder, problem: error instanceof Error ? error.message : String(error) } },
    { cause: error },
  )

const entriesOf = (folder: string) =>
  readdir(folder, { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return []
    throw error
  })

const foldersIn = async (folder: string): Promise<ReadonlyArray<string>> =>
  (await entriesOf(folder)).filter((entry) => entry.isDirectory()).map(({ name }) => name)

/** Where an object lies: beside a 256th of its kind, since large folders are slow to list. */
const placeOf = (name: string): string => {
  const [kind = "", file = ""] = requireObjectName(name).split("/")
  return join(kind, createHash("sha256").update(name).digest("hex").slice(0, 2), file)
}

const storedIn = async function* (folder: string): AsyncGenerator<StoredObject> {
  for (const kind of await foldersIn(folder)) {
    for (const part of await foldersIn(join(folder, kind))) {
      for (const { name: file } of await entriesOf(join(folder, kind, part))) {
        const at = await stat(join(folder, kind, part, file)).catch(() => null)
        if (at !== null) yield { name: `${kind}/${file}`, storedAt: at.mtimeMs }
      }
    }
  }
}

/** Written elsewhere and moved, so that nobody reads half a picture; an interrupted one is an orphan. */
const write = async (folder: string, name: string, bytes: Uint8Array): Promise<void> => {
  const [path, aside] = [join(folder, placeOf(name)), join(folder, placeOf(`${unfinishedFolder}/${randomUUID()}.part`))]
  await Promise.all([mkdir(dirname(path), { recursive: true }), mkdir(dirname(aside), { recursive: true })])
  const file = await open(aside, "wx")
  try {
    await file.writeFile(bytes)
    // On the disk before a row names it: the database survives a power cut too.
    await file.sync()
  } catch (error) {
    await rm(aside, { force: true })
    throw error
  } finally {
    await file.close()
  }
  await rename(aside, path)
}

const nearestThere = (folder: string): string => (existsSync(folder) || dirname(folder) === folder ? folder : nearestThere(dirname(folder)))

/** The folder is made with the first picture. */
export const createDiskStorage = (folder: string): PictureStorage => {
  const tried = async <T>(work: () => Promise<T>): Promise<T> =>
    work().catch((error: unknown) => {
      throw error instanceof Error && "code" in error ? unavailable(folder, error) : error
    })
  return {
    put: (name, bytes) => tried(() => write(folder, name, bytes)),
    get: (name) =>
      tried(async () =>
        readFile(join(folder, placeOf(name))).catch((error: unknown) => {
          if (isMissing(error)) return null
          throw error
        }),
      ),
    remove: (names) =>
      tried(async () => {
        for (const name of names) await rm(join(folder, placeOf(name)), { force: true })
      }),
    list: async function* () {
      try {
        yield* storedIn(folder)
      } catch (error) {
        throw unavailable(folder, error)
      }
    },
    // Makes no folder: an operator who checks the shop may be another user than the one who runs it.
    probe: () => tried(() => access(`${nearestThere(folder)}/.`, constants.W_OK)),
  }
}
