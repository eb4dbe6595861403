/** Archives of files and folders, by the `tar` of the system. */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { open } from "node:fs/promises"

/** Through an open file, since `tar` takes a name with a colon for another machine. */
const tar = async (args: ReadonlyArray<string>, file: string, mode: "r" | "w"): Promise<void> => {
  const handle = await open(file, mode)
  try {
    const child = spawn("tar", args, {
      env: { ...process.env, LC_ALL: "C" },
      stdio: mode === "r" ? [handle.fd, "ignore", "pipe"] : ["ignore", handle.fd, "pipe"],
    })
    let output = ""
    child.stderr?.on("data", (chunk: Buffer) => (output = `${output}${chunk.toString()}`.slice(-1000)))
    const [code] = (await once(child, "close")) as [number | null]
    // With the code of a full disk, as other writes have it.
    if (code !== 0)
      throw Object.assign(new Error(`tar ended with ${code}: ${output.trim()}`), output.includes("No space left") && { code: "ENOSPC" })
    if (mode === "w") await handle.sync()
  } finally {
    await handle.close()
  }
}

/** `entries`: names with the folder of each. */
export const pack = (file: string, entries: ReadonlyArray<{ readonly folder: string; readonly name: string }>): Promise<void> =>
  tar(["-cf", "-", ...entries.flatMap(({ folder, name }) => ["-C", folder, name])], file, "w")

export const unpack = (file: string, folder: string): Promise<void> => tar(["-xf", "-", "-C", folder], file, "r")
