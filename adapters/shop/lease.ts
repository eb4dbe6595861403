/** Who finances leases. */
import type { Ports } from "#machines/ports.ts"
import type { Caller } from "./client/api-client.ts"
import * as contract from "./contract/lease/leases.ts"

export const createLeasePorts = ({ call }: Caller): Pick<Ports, "fetchLenders"> => ({
  fetchLenders: async (_, signal) => (await call(contract.leases, { signal })).leases,
})
