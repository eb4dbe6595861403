/** Declaration of an area: its calls, its jobs and its kinds of pictures. `areas.ts` lists them. */
import type { Hono } from "hono"
import type { Instant } from "#domain/entities/ids.ts"
import type { Env } from "./http/request-context.ts"
import type { PictureKind } from "./pictures/storage/stored-pictures.ts"
import type { BackendServices } from "./services.ts"

/** Work that repeats without a request. Any number of processes may run it side by side. */
export type Job = {
  readonly name: string
  /** Shortest time between two runs in milliseconds; 0 runs it in every round. */
  readonly every: number
  /** Whether it waits for a provider: such a job is repeated by itself, beside all others. */
  readonly isExternal: boolean
  /** Returns the number of changes to report in the log. A long run ends early once `isStopping`. */
  readonly run: (services: BackendServices, now: Instant, isStopping: () => boolean) => Promise<number>
}

export type RunningWork = {
  /** Waits for what is in progress and starts no more. */
  readonly stop: () => Promise<void>
}

export type Area = {
  readonly routes?: (app: Hono<Env>, services: BackendServices) => void
  readonly jobs?: ReadonlyArray<Job>
  readonly pictures?: ReadonlyArray<PictureKind>
  /** Work that goes on beside the calls all the time, in each process that runs jobs. */
  readonly start?: (services: BackendServices) => RunningWork
}
