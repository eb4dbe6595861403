/** Paths of the backend's own files (migrations, demo data, database worker), from sources or from a bundle. */
import { existsSync } from "node:fs"
import { dirname, join } from "node:path"
import { fileURLToPath } from "node:url"

const above = (folder: string): string => {
  if (existsSync(join(folder, "backend/migrations"))) return folder
  const parent = dirname(folder)
  if (parent === folder) throw new Error("the shop's files are not found: backend/migrations stands nowhere above the program")
  return above(parent)
}

/** The checkout's root: the nearest folder above this file, or above its bundle, that holds `backend/migrations`. */
export const root = above(dirname(fileURLToPath(import.meta.url)))

/** A file of the checkout by its path from the root. */
export const fileAt = (path: string): string => join(root, path)
