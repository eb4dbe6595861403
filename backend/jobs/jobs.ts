/** Scheduler of the jobs that the areas declare. */
import type { Instant } from "#domain/entities/ids.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Job } from "#backend/area.ts"
import type { BackendServices } from "#backend/services.ts"

/** Milliseconds between two rounds. */
const pause = 5000

export type Jobs = {
  /** Runs what is due; never fails. */
  readonly round: () => Promise<void>
  /** Runs one job now, beside the rounds; nothing where they are not timed. */
  readonly runSoon: (name: string) => void
  /** Waits for the round in progress and starts no other. */
  readonly stop: () => Promise<void>
}

/** Called after each run, with its duration. */
type Observe = (job: string, outcome: "done" | "failed", seconds: number) => void

/** `timed` repeats the rounds; without it they run only when called. */
export const startJobs = (
  services: BackendServices,
  declared: ReadonlyArray<Job>,
  timed: boolean,
  observe: Observe | null = null,
): Jobs => {
  const jobs = declared.toSorted((one, other) => Number(one.isExternal) - Number(other.isExternal))
  const ranAt = new Map<Job, number>()
  const isDue = (job: Job, now: Instant): boolean => millisecondsOf(now) - (ranAt.get(job) ?? 0) >= job.every
  /** Runs a job and returns its number of changes; a failure is logged and stops no other job. */
  const runJob = async (job: Job, now: Instant): Promise<number> => {
    ranAt.set(job, millisecondsOf(now))
    const began = performance.now()
    const ended = (outcome: "done" | "failed") => observe?.(job.name, outcome, (performance.now() - began) / 1000)
    try {
      const count = await job.run(services, now)
      ended("done")
      return count
    } catch (error) {
      ended("failed")
      services.log.error({ job: job.name, message: error instanceof Error ? error.message : "" }, "a job went wrong")
      return 0
    }
  }
  const round = async (): Promise<void> => {
    const now = services.now()
    await services.refreshSite().catch(() => undefined)
    const changed: Record<string, number> = {}
    for (const job of jobs.filter((one) => isDue(one, now))) {
      const count = await runJob(job, now)
      if (count > 0) changed[job.name] = count
    }
    if (Object.keys(changed).length > 0) services.log.info(changed, "jobs")
  }
  if (!timed) return { round, runSoon: () => {}, stop: async () => {} }
  let stopped = false
  let timer: NodeJS.Timeout
  let running: Promise<void> = Promise.resolve()
  const extraRuns = new Set<Promise<unknown>>()
  const scheduleRound = (): void => {
    if (stopped) return
    timer = setTimeout(() => {
      running = round().then(scheduleRound)
    }, pause).unref()
  }
  scheduleRound()
  return {
    round,
    runSoon: (name) => {
      const job = jobs.find((one) => one.name === name)
      if (stopped || job === undefined) return
      const work = runJob(job, services.now()).finally(() => extraRuns.delete(work))
      extraRuns.add(work)
    },
    stop: async () => {
      stopped = true
      clearTimeout(timer)
      await Promise.all([running, ...extraRuns])
    },
  }
}
