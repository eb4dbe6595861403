/** Ports with some of them replaced. The rest are inherited, since lazy ports have no names to copy. */
import type { Ports } from "#machines/ports.ts"

export const overriddenPorts = (ports: Ports, overrides: Partial<Ports>): Ports => Object.assign(Object.create(ports) as Ports, overrides)
