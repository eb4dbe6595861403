import * as Schema from "effect/Schema"
import { describe, expect, it } from "vitest"
import { site } from "#book/fixtures/shell/site.ts"
import type { Caller } from "#adapters/shop/client/api-client.ts"
import type { Endpoint } from "#adapters/shop/contract/endpoint.ts"
import { createShellPorts } from "#adapters/shop/shell.ts"
import type { TaxonId } from "#domain/entities/ids.ts"
import { SiteData } from "#domain/entities/shell/site.ts"

const { taxons: few, config, fetchedAt, menus, presets, translation, notifications } = site
const texts = { menus, presets, translation, notifications }
/** Taxons of more than one chunk of decoding, and not a multiple of it. */
const many = Array.from({ length: 93 }, (_, index) => ({ ...few[index % few.length]!, id: (index + 1) as TaxonId }))

const wire = Schema.encodeUnknownSync(SiteData)({ configs: config, taxons: many, zones: null, fetchedAt, ...texts }) as Readonly<
  Record<string, unknown>
>

const none = () => Promise.reject(new Error("not called"))
const device = {
  readPersisted: none,
  writePersisted: none,
  clearCachesAndReload: none,
  readConsent: none,
  writeConsent: none,
  startServices: none,
  withdrawServices: none,
  turnChat: none,
}

/** Ports with a shop that returns these responses in turn. */
const callsWith = (...answers: ReadonlyArray<unknown>) => {
  const left = [...answers]
  const caller = { ask: () => Promise.resolve(left.shift()) } as Partial<Caller> as Caller
  return createShellPorts(caller, null, device)
}

describe("site data", () => {
  it("is read completely and in order, whatever the number of categories", async () => {
    expect(await callsWith(wire).fetchSite({ since: null })).toEqual({ ...texts, config, taxons: many, fetchedAt })
  })

  it("is the previous data after a 304", async () => {
    const { fetchSite } = callsWith(wire, { fetched_at: "2026-01-01T00:00:00+08:00" })
    const { taxons } = await fetchSite({ since: null })
    const later = await fetchSite({ since: fetchedAt })
    expect(later).toEqual({ ...texts, config, taxons: many, fetchedAt: "2026-01-01T00:00:00+08:00" })
    expect(later.taxons).toBe(taxons)
  })

  it("keeps each collection that is not sent again, and replaces one that is [C2]", async () => {
    const changed = {
      menus: [{ title: { mn: "Шинэ" }, url: "/new", children: [] }],
      presets: [{ id: 9, name: { mn: "Бэлэг" }, query: "q=beleg" }],
      notifications: [],
      translation: [],
    }
    for (const [name, items] of Object.entries(changed)) {
      const { fetchSite } = callsWith(wire, { fetched_at: "2026-01-01T00:00:00+08:00", [name]: items })
      await fetchSite({ since: null })
      expect(await fetchSite({ since: fetchedAt })).toMatchObject({ ...texts, [name]: items, config, taxons: many })
    }
    const { fetchSite } = callsWith(wire, {
      fetched_at: "2026-01-01T00:00:00+08:00",
      taxons: (wire["taxons"] as ReadonlyArray<unknown>).slice(0, 2),
    })
    await fetchSite({ since: null })
    expect((await fetchSite({ since: fetchedAt })).taxons).toEqual(many.slice(0, 2))
  })

  it("of the page is revalidated by date, and completed with the missing categories", async () => {
    const requests: Array<readonly [string, unknown]> = []
    const ask = (endpoint: Endpoint, { query }: { query?: unknown } = {}) => {
      requests.push([endpoint.path, query])
      return Promise.resolve(endpoint.path.endsWith("/site_data") ? { fetched_at: fetchedAt } : { taxons: wire["taxons"] })
    }
    const { fetchSite } = createShellPorts(
      { ask } as Partial<Caller> as Caller,
      { ...texts, config, taxons: few.slice(0, 1), fetchedAt },
      device,
    )
    expect(await fetchSite({ since: fetchedAt })).toEqual({ ...texts, config, taxons: many, fetchedAt })
    expect(requests).toEqual([
      ["/api/v2/site_data", { lastFetch: fetchedAt, loadZones: "false" }],
      ["/api/v2/taxons/all", undefined],
    ])
    expect((await fetchSite({ since: fetchedAt })).taxons).toHaveLength(many.length)
    expect(requests.slice(2).map(([path]) => path)).toEqual(["/api/v2/site_data"])
  })

  it.each([
    ["a malformed category", { ...wire, taxons: [...many.slice(0, -1), { id: "none" }] }],
    ["malformed categories", { ...wire, taxons: "none" }],
    ["a malformed configuration", { ...wire, configs: { brand: 7 } }],
    ["an empty response", null],
  ])("throws Unreadable for %s", async (_, answer) => {
    await expect(callsWith(answer).fetchSite({ since: null })).rejects.toEqual({ _tag: "Unreadable" })
  })
})
