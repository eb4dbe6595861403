/** Demo shops with another site configuration: features on or off, and titles of their own. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import path from "node:path"
import { afterAll, beforeAll } from "vitest"
import { startServer, type RunningServer } from "#tests/running-server.ts"

/** Site without any feature. */
export const bareSite = {
  flags: {
    show_lease: false,
    show_voucher: false,
    show_compare: false,
    show_gift_badge: false,
    show_brand: false,
    show_stock: false,
    show_sale: false,
    can_upload_avatar: false,
    articles: false,
    wallet: false,
    ticket: false,
    coupon: false,
    travel: false,
    promotions: false,
  },
}

/** Site with the comparison, profile pictures and a wallet title of its own, which brings coupons though their flag is off. */
export const otherSite = { wallet_title: "Миний оноо", flags: { show_compare: true, coupon: false, can_upload_avatar: true } }

/** Starts a shop with this site configuration. */
export const startConfigured = async (site: object): Promise<RunningServer> => {
  const folder = mkdtempSync(path.join(tmpdir(), "delguur-site-"))
  const file = path.join(folder, "site.json")
  writeFileSync(file, JSON.stringify(site))
  const server = await startServer({ environment: { SITE_CONFIG: file } })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** One shop with this site configuration for all journeys of a file. */
export const withConfiguredShop = (site: object): (() => RunningServer) => {
  let server: RunningServer | undefined
  beforeAll(async () => {
    server = await startConfigured(site)
  })
  afterAll(() => server?.stop())
  return () => {
    if (server === undefined) throw new Error("the shop has not been started")
    return server
  }
}

/** Status of the response at an address, redirects not followed. */
export const statusOf = async (url: string): Promise<number> => (await fetch(url, { redirect: "manual" })).status
