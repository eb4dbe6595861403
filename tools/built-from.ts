/** Fingerprint of the sources that `dist` was built from, so that the same sources are not built twice. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const checkout = path.resolve(import.meta.dirname, "..")
/** Folders that the build bundles. The server reads `sites/` and `data/` when it starts. */
export const bundledFolders = ["domain", "machines", "adapters", "ui", "app", "backend"]
const rootFiles = ["serve.ts", "vite.config.ts", "package.json", "package-lock.json"]
const stamp = path.join(checkout, "dist", "built-from")

/** Documents and stories are not built; migrations are read when the shop starts. */
const isUnbuilt = (name: string): boolean => /\.(?:md|mdx|sql|stories\.tsx)$/.test(name)

/** Hash over the names and contents of the built files of a checkout. */
export const fingerprintOf = (root: string): string => {
  const hash = createHash("sha256")
  const names = bundledFolders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && !isUnbuilt(entry.name))
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
  const files = rootFiles.filter((name) => existsSync(path.join(root, name)))
  for (const name of [...names, ...files].toSorted()) hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest("hex")
}

/** Whether `dist` was built from the present sources. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprintOf(checkout)

export const markBuilt = (): void => writeFileSync(stamp, fingerprintOf(checkout))
