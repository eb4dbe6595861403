/** Work of an operator's command on the shop's database: an embedded one is free only while the shop is stopped. */
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import type { BackendServices } from "#backend/services.ts"

export const operate = async <T>(env: Readonly<Record<string, string | undefined>>, work: (services: BackendServices) => Promise<T>): Promise<T> => {
  const backend = await createBackend(readConfig({ LOG_LEVEL: "error", ...env }), { timed: false })
  try {
    return await backend.operate(work)
  } finally {
    await backend.close()
  }
}
