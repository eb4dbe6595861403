/** Adapter of the shell's ports: site data from the API, the rest from this device. */
import { Taxon } from "#domain/entities/catalogue/taxon.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Problem } from "#domain/entities/problem.ts"
import type { Site, SiteTexts } from "#domain/entities/shell/site.ts"
import type { AnswersOf } from "#machines/shared-read.ts"
import type { ShellPorts } from "#machines/shell/ports.ts"
import { decoded, type Caller } from "./client/api-client.ts"
import { decodeInChunks } from "./client/chunked-decode.ts"
import { allTaxons } from "./contract/catalogue/taxons.ts"
import type { NewsletterPorts } from "./newsletter.ts"
import type { PushPorts } from "./push.ts"
import { siteData } from "./contract/shell/site.ts"

/** Ports of the shell that this device answers. */
export type DevicePorts = Pick<
  ShellPorts,
  | "readPersisted"
  | "writePersisted"
  | "clearCachesAndReload"
  | "readConsent"
  | "writeConsent"
  | "startServices"
  | "withdrawServices"
  | "turnChat"
>

/** The undecoded categories in a response; null where it has none. */
const taxonsIn = (wire: unknown): ReadonlyArray<unknown> | null => {
  const taxons: unknown = (wire as { readonly taxons?: unknown } | null)?.taxons
  return Array.isArray(taxons) ? taxons : null
}

/**
 * `initial` is the site as the page server sent it, with only the top of its categories: the first `fetchSite` completes them.
 * Throws `Unreadable` where neither the response nor an earlier one holds the configuration or the categories.
 */
export const createShellPorts = (
  { call, ask }: Caller,
  initial: Site | null,
  device: DevicePorts,
): AnswersOf<Omit<ShellPorts, keyof PushPorts | keyof NewsletterPorts | "reportPageView">> => {
  let known = initial
  let isWhole = false

  return {
    ...device,
    fetchSite: async ({ since }, signal) => {
      const lastFetch = known === null ? null : (since as Instant | null)
      const [wire, all] = await Promise.all([
        ask(siteData, { signal, query: { lastFetch, loadZones: "false" } }),
        known === null || isWhole ? null : ask(allTaxons, { signal }),
      ])
      const tree = taxonsIn(wire) ?? taxonsIn(all)
      const changes = decoded(siteData.answer, taxonsIn(wire) === null ? wire : { ...(wire as object), taxons: [] })
      const texts: SiteTexts = {
        menus: changes.menus ?? known?.menus ?? [],
        translation: changes.translation ?? known?.translation ?? [],
        notifications: changes.notifications ?? known?.notifications ?? [],
        presets: changes.presets ?? known?.presets ?? [],
      }
      const config = changes.configs ?? known?.config
      const taxons = tree === null ? known?.taxons : await decodeInChunks(Taxon, tree)
      if (config === undefined || taxons === undefined) throw { _tag: "Unreadable" } satisfies Problem
      known = { ...texts, config, taxons, fetchedAt: changes.fetchedAt }
      isWhole = true
      return known
    },
    fetchZones: async (_, signal) => (await call(siteData, { signal, query: { lastFetch: null, loadZones: "true" } })).zones ?? [],
  }
}
