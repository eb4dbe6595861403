/** Start-up time and memory of the shop's process. */
import { readFileSync } from "node:fs"
import type { RunningServer } from "#tests/running-server.ts"
import type { Row } from "./row.ts"

/** Resident memory of a process in MB; Linux only, `NaN` elsewhere. */
const resident = (pid: number): number => {
  try {
    const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]
    return Number(kilobytes) / 1000
  } catch {
    return Number.NaN
  }
}

export const memory = (server: RunningServer): Row => ({
  name: "resident memory after the measurements",
  measured: resident(server.process.pid ?? 0),
  bar: 900,
  unit: "MB",
})

/** `bar` is a multiple of the reference work, measured before and after. */
export const readiness = (name: string, seconds: number, reference: number, bar: number): Row => ({
  name,
  measured: seconds,
  ratio: (seconds * 1000) / reference,
  bar,
  unit: "s",
})
