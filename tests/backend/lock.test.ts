/** Lock of a data directory. */
import { spawnSync } from "node:child_process"
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterEach, beforeEach, describe, expect, it } from "vitest"
import { DirectoryInUse, takeLock } from "#backend/database/lock.ts"

describe("data directory", () => {
  let directory = ""
  const lock = () => join(directory, "in-use.json")
  const holder = (): unknown => JSON.parse(readFileSync(lock(), "utf8"))
  const endedProcess = () => spawnSync(process.execPath, ["-e", ""]).pid

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), "delguur-lock-"))
  })
  afterEach(() => rmSync(directory, { recursive: true, force: true }))

  it("is locked by one process at a time", () => {
    const release = takeLock(directory)
    expect(() => takeLock(directory)).toThrow(DirectoryInUse)
    release()
    takeLock(directory)()
    expect(existsSync(lock())).toBe(false)
  })

  it("is created when missing", () => {
    takeLock(join(directory, "deep/er"))()
    expect(existsSync(join(directory, "deep/er"))).toBe(true)
  })

  it("is taken over from a process that has ended", () => {
    writeFileSync(lock(), JSON.stringify({ pid: endedProcess(), born: null }))
    const release = takeLock(directory)
    expect(holder()).toMatchObject({ pid: process.pid })
    release()
  })

  it("is taken over where the process id has been reused", () => {
    writeFileSync(lock(), JSON.stringify({ pid: process.ppid, born: "an earlier boot:1" }))
    const release = takeLock(directory)
    expect(holder()).toMatchObject({ pid: process.pid })
    expect(() => takeLock(directory)).toThrow(DirectoryInUse)
    release()
    expect(existsSync(lock())).toBe(false)
  })

  it("is taken over from an unreadable lock", () => {
    writeFileSync(lock(), "{")
    const release = takeLock(directory)
    expect(holder()).toMatchObject({ pid: process.pid })
    expect(() => takeLock(directory)).toThrow(DirectoryInUse)
    release()
    expect(existsSync(lock())).toBe(false)
  })
})
