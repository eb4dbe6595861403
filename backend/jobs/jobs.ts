/** Scheduler of the jobs that the areas declare. */
import type { Instant } from "#domain/entities/ids.ts"
import { millisecondsOf } from "#domain/rules/instants.ts"
import type { Job } from "#backend/area.ts"
import type { BackendServices } from "#backend/services.ts"

/** Milliseconds between the end of a round and the next. */
const pause = 5000

export type Jobs = {
  /** Runs what is due, one after another; never fails. */
  readonly round: () => Promise<void>
  /** Runs one job now, beside the rounds; nothing where they are not timed. */
  readonly runSoon: (name: string) => void
  /** Waits for the runs in progress, which end early where they can, and starts no other. */
  readonly stop: () => Promise<void>
}

/** Called after each run, with its duration. */
type Observe = (job: string, outcome: "done" | "failed", seconds: number) => void

/** `timed` repeats the rounds, of each external job by itself: one that is long delays no other. Without it they run only when called. */
export const startJobs = (
  services: BackendServices,
  declared: ReadonlyArray<Job>,
  timed: boolean,
  observe: Observe | null = null,
): Jobs => {
  const [local, external] = [declared.filter(({ isExternal }) => !isExternal), declared.filter(({ isExternal }) => isExternal)]
  const ranAt = new Map<Job, number>()
  let stopped = false
  const isDue = (job: Job, now: Instant): boolean => millisecondsOf(now) - (ranAt.get(job) ?? 0) >= job.every
  /** Runs a job and returns its number of changes; a failure is logged and stops no other job. */
  const runJob = async (job: Job, now: Instant): Promise<number> => {
    ranAt.set(job, millisecondsOf(now))
    const began = performance.now()
    const ended = (outcome: "done" | "failed") => observe?.(job.name, outcome, (performance.now() - began) / 1000)
    try {
      const count = await job.run(services, now, () => stopped)
      ended("done")
      return count
    } catch (error) {
      ended("failed")
      services.log.error({ job: job.name, message: error instanceof Error ? error.message : "" }, "a job went wrong")
      return 0
    }
  }
  const runDue = async (jobs: ReadonlyArray<Job>): Promise<void> => {
    const now = services.now()
    const changed: Record<string, number> = {}
    for (const job of jobs.filter((one) => isDue(one, now))) {
      const count = await runJob(job, now)
      if (count > 0) changed[job.name] = count
    }
    if (Object.keys(changed).length > 0) services.log.info(changed, "jobs")
  }
  const round = async (jobs: ReadonlyArray<Job>): Promise<void> => {
    await services.refreshSite().catch(() => undefined)
    await runDue(jobs)
  }
  const roundOfAll = () => round([...local, ...external])
  if (!timed) return { round: roundOfAll, runSoon: () => {}, stop: async () => {} }
  const extraRuns = new Set<Promise<unknown>>()
  /** Repeats `work` with a pause after each; returns how to end that. */
  const repeat = (work: () => Promise<void>): (() => Promise<void>) => {
    let timer: NodeJS.Timeout
    let running: Promise<void> = Promise.resolve()
    const schedule = (): void => {
      if (stopped) return
      timer = setTimeout(() => {
        running = work().then(schedule)
      }, pause).unref()
    }
    schedule()
    return () => {
      clearTimeout(timer)
      return running
    }
  }
  const ends = [repeat(() => round(local)), ...external.map((job) => repeat(() => runDue([job])))]
  return {
    round: roundOfAll,
    runSoon: (name) => {
      const job = declared.find((one) => one.name === name)
      if (stopped || job === undefined) return
      const work = runJob(job, services.now()).finally(() => extraRuns.delete(work))
      extraRuns.add(work)
    },
    stop: async () => {
      stopped = true
      await Promise.all([...ends.map((end) => end()), ...extraRuns])
    },
  }
}
