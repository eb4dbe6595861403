/** Process of `nodeOutside`: a backend on PostgreSQL whose clock and jobs the simulation moves. */
import { createBackend } from "#backend/backend.ts"
import { readConfig } from "#backend/config.ts"
import { listen } from "#backend/http/listen.ts"

let now = Number(process.env["SIMULATED_NOW"])
const config = { ...readConfig(process.env), clock: () => now }
const backend = await createBackend(config, { timed: false })
const server = await listen((request, address) => backend.fetch(request, { address }), config)

process.on("message", ({ id, now: at, tend }: { readonly id: number; readonly now: number; readonly tend: boolean }) => {
  now = at
  void (tend ? backend.tend() : Promise.resolve()).then(() => process.connected && process.send?.({ id }))
})
process.on("SIGTERM", () => {
  void server
    .close()
    .then(() => backend.close())
    .then(() => process.exit(0))
})
process.send?.({ port: server.port })
