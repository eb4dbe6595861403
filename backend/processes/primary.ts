/** Primary process of a shop with several: opens them, and serves their metrics and their control. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import cluster from "node:cluster"
import type { Logger } from "pino"
import type { BackendConfig } from "#backend/config.ts"
import { serveMetrics, sharedMetrics } from "#backend/http/metrics.ts"
import { serveControl } from "./control.ts"
import { openProcesses } from "./processes.ts"

type Primary = { readonly url: string; readonly close: () => Promise<void> }

/** Whether this process shall open others rather than serve the shop itself. */
export const isPrimary = ({ processes }: BackendConfig): boolean => processes !== null && cluster.isPrimary

/** Opens processes of `program`. Rejects where the first does not open, or where others run on the same directory. */
export const startPrimary = async (
  program: string,
  env: ProcessEnvironment,
  { dataDir, host, metricsPort, processes: count }: BackendConfig,
  log: Logger,
): Promise<Primary> => {
  const processes = await openProcesses(count ?? 1, program, env, log)
  try {
    const control = dataDir === null ? null : await serveControl(dataDir, processes)
    const metrics = metricsPort === null ? null : await serveMetrics(sharedMetrics(), host, metricsPort)
    return {
      url: processes.url,
      close: async () => {
        await metrics?.stop()
        await processes.close()
        await control?.close()
      },
    }
  } catch (error) {
    await processes.close()
    throw error
  }
}
