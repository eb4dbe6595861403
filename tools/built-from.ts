/** Fingerprint of the sources that `dist` was built from, so that the same sources are not built twice. */
import { createHash } from "node:crypto"
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs"
import path from "node:path"

const root = path.resolve(import.meta.dirname, "..")
const folders = ["domain", "machines", "adapters", "ui", "app", "backend", "sites", "data"]
const rootFiles = ["serve.ts", "vite.config.ts", "package.json", "package-lock.json"]
const stamp = path.join(root, "dist", "built-from")

const fingerprint = (): string => {
  const hash = createHash("sha256")
  const names = folders
    .filter((folder) => existsSync(path.join(root, folder)))
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name))),
    )
  for (const name of [...names, ...rootFiles].toSorted()) hash.update(name).update(readFileSync(path.join(root, name)))
  return hash.digest("hex")
}

/** Whether `dist` was built from the present sources. */
export const isBuilt = (): boolean => existsSync(stamp) && readFileSync(stamp, "utf8") === fingerprint()

export const markBuilt = (): void => writeFileSync(stamp, fingerprint())
