/** Settings of laws: each runs `LAW_RUNS` times (1,000 by default); `LAW_SEED` repeats an earlier run. */
import fc from "fast-check"
import { vi } from "vitest"

export const runs = Number(process.env["LAW_RUNS"] ?? 1000)
export const seed = process.env["LAW_SEED"]

fc.configureGlobal({ numRuns: runs, ...(seed === undefined ? {} : { seed: Number(seed) }) })
vi.setConfig({ testTimeout: 30_000 + runs * 20 })

/** Fails with the smallest counter-example and its seed when the law does not hold. */
export const holds = <Values>(law: fc.IProperty<Values>): void => fc.assert(law)
