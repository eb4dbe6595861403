/** Page server for tests, with a scripted backend and clock. */
import type { Flags } from "#domain/entities/shell/site.ts"
import type { Ports } from "#machines/ports.ts"
import { createPageServer } from "#app/server/page-server.ts"
import { ports, site } from "./page-data.ts"

type Settings = {
  readonly backend?: (request: Request) => Promise<Response>
  readonly originOf?: (requested: URL) => string | null
  /** How long a page is served before it is rendered again, in milliseconds. */
  readonly servedFor?: number
}

/** Opens a page server with a clock of its own. `changes`: ports that answer differently; `originOf`: public origin of a request. */
export const open = (
  changes: Partial<typeof ports> = {},
  {
    backend = () => Promise.resolve(Response.json({ from: "shop" })),
    originOf = ({ origin }) => origin,
    servedFor = 30_000,
  }: Settings = {},
) => {
  let clock = Date.parse("2025-11-07T14:05:09+08:00")
  const waiting: Array<() => void> = []
  const counted: Array<readonly [page: string, status: number, seconds: number]> = []
  const changed: number[] = []
  const { fetch, warm, tend } = createPageServer({
    backend,
    ports: () => ({ ...ports, ...changes }) as unknown as Ports,
    assets: {
      of: () =>
        Promise.resolve({
          styles: ".a{color:red}",
          styleFiles: ["/assets/a.css"],
          entry: "/assets/e.js",
          modules: ["/assets/m.js"],
          files: { page: "/assets/p.js", messages: ["/assets/w.js"], adapters: [] },
        }),
    },
    files: { serve: () => Promise.resolve(null) },
    client: { id: "storefront", secret: "s" },
    social: () => Promise.resolve(new Response(null, { status: 404 })),
    originOf,
    now: () => clock,
    servedFor,
    changedProducts: () => Promise.resolve(changed.splice(0)),
    changedContent: () => Promise.resolve(false),
    later: (work) => waiting.push(work),
    report: () => undefined,
    count: (...page) => void counted.push(page),
  })
  return {
    fetch,
    warm,
    tend,
    /** Ids of products that have changed; the page server takes them at its next look. */
    changed,
    /** Pages that were counted for the statistics. */
    counted,
    /** Background work that has not run yet. */
    waiting,
    /** Moves the clock on. */
    pass: (milliseconds: number) => {
      clock += milliseconds
    },
  }
}

/** Opens a page server of a site with other flags. */
export const openWithFlags = (flags: Partial<Flags>, changes: Partial<typeof ports> = {}) => {
  const config = { ...site.config, flags: { ...site.config.flags, ...flags } }
  return open({ ...changes, fetchSite: () => Promise.resolve({ ...site, config }) })
}

/** Response of a page server to the request for a page. */
export const get = (path: string, headers: Record<string, string> = {}, server = open()) =>
  server.fetch(new Request(`http://shop.mn${path}`, { headers }), null)

/** HTML of a page. */
export const textAt = async (path: string, server = open()): Promise<string> => (await get(path, {}, server)).text()
