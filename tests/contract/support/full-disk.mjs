// Disk that is full while the file named by FULL_DISK is there: as on a real one, what would make a file longer fails with ENOSPC.
// Loaded before a program (`--import`); reaches the worker thread of the embedded database too.
import fs from "node:fs"
import { createRequire, syncBuiltinESMExports } from "node:module"

const flag = process.env["FULL_DISK"]
const isFull = () => fs.existsSync(flag)
const noSpace = () => Object.assign(new Error("ENOSPC: no space left on device, write"), { code: "ENOSPC", errno: -28, syscall: "write" })

const { writeSync, ftruncateSync } = fs
fs.writeSync = (fd, data, offset, length, position) => {
  const end = (position ?? fs.fstatSync(fd).size) + (length ?? data.length)
  if (fd > 2 && end > fs.fstatSync(fd).size && isFull()) throw noSpace()
  return writeSync(fd, data, offset, length, position)
}
fs.ftruncateSync = (fd, size) => {
  if (size > fs.fstatSync(fd).size && isFull()) throw noSpace()
  return ftruncateSync(fd, size)
}
const { writeFile, statfs } = fs.promises
fs.promises.writeFile = async (...args) => {
  if (isFull()) throw noSpace()
  return writeFile(...args)
}
fs.promises.statfs = async (...args) => ({ ...(await statfs(...args)), ...(isFull() && { bavail: 0 }) })

const threads = createRequire(import.meta.url)("node:worker_threads")
const { Worker } = threads
threads.Worker = class extends Worker {
  constructor(file, options) {
    super(file, { ...options, execArgv: ["--import", import.meta.url] })
  }
}
syncBuiltinESMExports()
