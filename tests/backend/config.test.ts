/** Configuration of the server, by the environment and the file of its site. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, describe, expect, it } from "vitest"
import { readConfig } from "#backend/config.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"
import { OperatorError } from "#backend/texts/command-language.ts"
import { englishReason } from "#tests/english-commands.ts"
import { NoProviders, providersFor } from "#backend/configured-providers.ts"

/** Why the configuration of an environment is refused. */
const refusal = (env: Parameters<typeof readConfig>[0]): string => englishReason(() => readConfig(env))

describe("configuration", () => {
  const folder = mkdtempSync(join(tmpdir(), "delguur-config-"))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  /** Environment with a site's file of that content: JSON, or text as it is. */
  const siteOf = (content: object | string) => {
    const file = join(folder, "site.json")
    writeFileSync(file, typeof content === "string" ? content : JSON.stringify(content))
    return { SITE_CONFIG: file }
  }

  it("listens on the loopback interface by default", () => {
    expect(readConfig({})).toMatchObject({ host: "127.0.0.1", port: 3000, sandbox: null, databaseUrl: null })
  })

  it("has e-tickets wherever stays are sold [E26]", () => {
    const flags = (given: object) => readConfig(siteOf({ flags: given })).site.flags.ticket
    expect([flags({ travel: true, ticket: false }), flags({ travel: false, ticket: false })]).toEqual([true, false])
  })

  it("has a sandbox on the loopback interface with SANDBOX=1", () => {
    expect(readConfig({ SANDBOX: "1", HOST: "localhost" }).sandbox).toEqual({ secret: null })
  })

  it("reads the keys and further origins of push services, and refuses one key without the other [B24]", () => {
    const keys = { VAPID_PUBLIC_KEY: `B${"a".repeat(86)}`, VAPID_PRIVATE_KEY: "b".repeat(43) }
    expect(readConfig({}).push).toEqual({ keys: null, origins: [] })
    expect(readConfig({ ...keys, PUSH_ORIGINS: "https://push.shop.mn/x, http://127.0.0.1:4000" }).push).toEqual({
      keys: { publicKey: keys.VAPID_PUBLIC_KEY, privateKey: keys.VAPID_PRIVATE_KEY },
      origins: ["https://push.shop.mn", "http://127.0.0.1:4000"],
    })
    expect(() => readConfig({ VAPID_PUBLIC_KEY: keys.VAPID_PUBLIC_KEY })).toThrow(OperatorError)
    expect(() => readConfig({ PUSH_ORIGINS: "push service" })).toThrow(OperatorError)
  })

  it("reads the bucket of pictures, and refuses an incomplete one without repeating its secret", () => {
    const bucket = { S3_ENDPOINT: "https://s3.shop.mn", S3_BUCKET: "pictures", S3_ACCESS_KEY_ID: "shop", S3_SECRET_ACCESS_KEY: "a secret" }
    expect(readConfig({ S3_REGION: "eu-west-1" }).pictures).toEqual({ s3: null })
    expect(readConfig(bucket).pictures).toEqual({
      s3: { endpoint: "https://s3.shop.mn/", bucket: "pictures", region: "us-east-1", accessKeyId: "shop", secretAccessKey: "a secret" },
    })
    expect(readConfig({ ...bucket, S3_REGION: "eu-west-1" }).pictures.s3?.region).toBe("eu-west-1")
    expect(refusal({ ...bucket, S3_BUCKET: "" })).toMatch(/^(?!.*a secret).*need S3_BUCKET too/)
    for (const wrong of [{ S3_ENDPOINT: "s3.shop.mn" }, { S3_ENDPOINT: "https://me:hidden@s3.shop.mn" }, { S3_BUCKET: "../pictures" }]) {
      expect(refusal({ ...bucket, ...wrong })).toMatch(/^(?!.*(a secret|hidden)).*S3_/)
    }
  })

  it("reads the address of a search cluster, and never repeats the password of a wrong one", () => {
    expect(readConfig({}).searchCluster).toBeNull()
    expect(readConfig({ SEARCH_URL: "http://127.0.0.1:9200/shop" }).searchCluster).toEqual({
      origin: "http://127.0.0.1:9200",
      authorization: null,
      alias: "shop",
    })
    expect(refusal({ SEARCH_URL: "ftp://me:secret@cluster" })).toMatch(/^(?!.*secret).*SEARCH_URL/)
  })

  it("refuses a sandbox on another interface without a secret", () => {
    expect(() => readConfig({ SANDBOX: "1", HOST: "0.0.0.0" })).toThrow(OperatorError)
    expect(readConfig({ SANDBOX: "1", HOST: "0.0.0.0", SANDBOX_SECRET: "long and hard to guess" }).sandbox).toEqual({
      secret: "long and hard to guess",
    })
  })

  it("treats a proxy like another interface", () => {
    expect(refusal({ SANDBOX: "1", PUBLIC_ORIGIN: "https://shop.mn" })).toMatch(/https:\/\/shop\.mn needs SANDBOX_SECRET/)
    expect(refusal({ SANDBOX: "1", TRUSTED_PROXY: "1" })).toMatch(/needs SANDBOX_SECRET/)
    const secret = "long and hard to guess"
    expect(readConfig({ SANDBOX: "1", PUBLIC_ORIGIN: "https://shop.mn/", SANDBOX_SECRET: secret })).toMatchObject({
      publicOrigin: "https://shop.mn",
      sandbox: { secret },
    })
    for (const origin of ["http://localhost:3000", "http://127.0.0.1", "http://[::1]:3000", ""]) {
      expect(readConfig({ SANDBOX: "1", PUBLIC_ORIGIN: origin }).sandbox).toEqual({ secret: null })
    }
  })

  it("trusts a proxy's addresses only with TRUSTED_PROXY=1", () => {
    expect([{}, { TRUSTED_PROXY: "0" }, { TRUSTED_PROXY: "1" }].map((env) => readConfig(env).trustsProxy)).toEqual([false, false, true])
  })

  it("starts without providers only as a sandbox", () => {
    expect(() => providersFor(readConfig({}), () => "", null)).toThrow(NoProviders)
    expect(() => providersFor(readConfig({ SANDBOX: "1" }), () => "", null)).not.toThrow()
  })

  it("generates a client secret by default", () => {
    expect(readConfig({}).clientSecret).not.toBe(readConfig({}).clientSecret)
    expect(readConfig({ CLIENT_SECRET: "given" }).clientSecret).toBe("given")
  })

  it.each([{ PORT: "seventy" }, { PORT: "70000" }, { LOG_LEVEL: "loud" }, { PUBLIC_ORIGIN: "shop.mn" }, { PUBLIC_ORIGIN: "shop.mn:80" }])(
    "refuses %o",
    (env) => {
      expect(() => readConfig(env)).toThrow(OperatorError)
    },
  )

  it("has every flag on with sites/full.json", () => {
    const { flags } = readConfig({ SITE_CONFIG: "sites/full.json" }).site
    expect(Object.keys(flags)).toEqual(Object.keys(defaultSite.flags))
    expect(Object.entries(flags).filter(([, on]) => !on)).toEqual([])
  })

  it("merges the site's file over the defaults [E28] [I3]", () => {
    const config = readConfig(siteOf({ brand: "Өглөө", flags: { show_compare: true }, shipping_fee: 0 }))
    expect(config.site).toMatchObject({ brand: "Өглөө", company: "Цэлмэг ХХК", shippingFee: 0 })
    expect(config.site.flags).toMatchObject({ showCompare: true, showVoucher: true })
  })

  it("takes the zones of a delivery by name or code, and gives all their names [W9]", () => {
    const zones = { "Баян-Өлгий": { from: 72, to: 144, fee: 15_000 }, "1101": null, "ulaanbaatar, nalaikh": { fee: 8000 } }
    const { delivery } = readConfig(siteOf({ delivery: { same_day: null, zones } })).site
    expect(delivery).toMatchObject({ sameDay: null, country: true, countryHours: { from: 24, to: 72 } })
    expect(delivery.zones).toEqual({
      "83": { from: 72, to: 144, fee: 15_000 },
      "Баян-Өлгий": { from: 72, to: 144, fee: 15_000 },
      "Bayan-Ulgii": { from: 72, to: 144, fee: 15_000 },
      "11, 1101": null,
      "Улаанбаатар, Багануур": null,
      "Ulaanbaatar, Baganuur": null,
      "11, 1113": { fee: 8000 },
      "Улаанбаатар, Налайх": { fee: 8000 },
      "Ulaanbaatar, Nalaikh": { fee: 8000 },
    })
    expect(refusal(siteOf({ delivery: { zones: { "Улаанбаатар, Багнуур": null } } }))).toMatch(/nearest name is Улаанбаатар, Багануур/)
    expect(refusal(siteOf({ delivery: { zones: { Багнуур: null } } }))).toMatch(/nearest name is Улаанбаатар, Багануур/)
    expect(refusal(siteOf({ delivery: { zones: { Багануур: null } } }))).toMatch(
      /site\.json:1: delivery\.zones\.Багануур: expected: an aimag/,
    )
  })

  it("refuses delivery terms that no window could keep, with what would be possible", () => {
    expect(refusal(siteOf({ delivery: { same_day: { hours: 2 } } }))).toMatch(
      /site\.json:1: delivery\.same_day\.hours: expected: 5 or more; example: 6$/,
    )
    expect(refusal(siteOf({ delivery: { zones: { Увс: { from: 24, to: 30 } } } }))).toMatch(
      /delivery\.zones\.Увс\.to: expected: 48 or more/,
    )
    expect(refusal(siteOf({ delivery: { zones: { Увс: { from: 24 } } } }))).toMatch(/delivery\.zones\.Увс\.to: expected: 48 or more/)
    const inCityOnly = (name: string) => siteOf({ delivery: { country: false, zones: { [name]: { fee: 9000 } } } })
    expect(refusal(inCityOnly("Ховд"))).toMatch(/delivery\.zones\.Ховд\.from: expected: 0 or more/)
    expect(readConfig(inCityOnly("1101")).site.delivery.zones["11, 1101"]).toEqual({ fee: 9000 })
    expect(refusal(siteOf({ delivery: { zones: { Увс: { fee: -1 } } } }))).toMatch(/delivery\.zones\.Увс\.fee: expected/)
    expect(refusal(siteOf({ work_to: 12 }))).toMatch(/site\.json:1: work_to: expected: 16 or more; example: 20/)
  })

  it("names of the hours of a delivery one that the file sets", () => {
    expect(refusal(siteOf({ delivery: { same_day: { before: 12 } } }))).toMatch(
      /^SITE_CONFIG\n\S+site\.json:1: delivery\.same_day\.before: expected: 13 or more; example: 12$/,
    )
    expect(refusal(siteOf({ work_from: 22, work_to: 20 }))).toMatch(
      /^SITE_CONFIG\n\S+site\.json:1: work_from: expected: 15 or less; example: 10$/,
    )
  })

  const ownShop = { demo: false, brand: "Хангай", company: "Хангай ХХК", support_phone: "77112233", support_email: "", address: { mn: "" } }

  it("says itself, where it is not the demo, what the defaults have for the demo", () => {
    const reasons = refusal(siteOf({ demo: false, brand: "Хангай" }))
    for (const name of ["company", "support_phone", "support_email", "address"])
      expect(reasons).toMatch(new RegExp(`site\\.json:1: ${name}: is missing`))
    expect(reasons).not.toContain(": brand: ")
    expect(readConfig(siteOf(ownShop)).isDemo).toBe(false)
  })

  it("has hours of returns of its own, without those of the demo's categories [W8]", () => {
    const { returns, lifestyle } = readConfig(siteOf({ ...ownShop, returns: { categories: { tools: 24, "tools/knives": 0 } } })).site
    expect([returns, lifestyle]).toEqual([{ hours: 48, categories: { tools: 24, "tools/knives": 0 } }, null])
    expect(readConfig({}).site.returns.categories).toMatchObject({ food: 24, women: 72 })
    expect(refusal(siteOf({ returns: { categories: { tools: -1 } } }))).toMatch(
      /site\.json:1: returns\.categories\.tools: expected: 0 or more/,
    )
  })

  it("has the coupons' pages where the wallet has a title of its own [S25] [P3]", () => {
    expect(readConfig(siteOf({ wallet_title: "Миний оноо", flags: { coupon: false } })).site.flags.coupon).toBe(true)
    expect(readConfig(siteOf({ flags: { coupon: false } })).site.flags.coupon).toBe(false)
  })

  it("accepts a site's accent colour in six digits", () => {
    expect(readConfig(siteOf({ accent: "#D6338F" })).site.accent).toBe("#D6338F")
    expect(refusal(siteOf({ accent: "rose" }))).toMatch(
      /site\.json:1: accent: expected: # and six digits of 0 to 9 and a to f; example: "#2f6b3c"$/,
    )
  })

  it("makes the shop the lender on the site's terms, unless the site names lenders", () => {
    expect(readConfig(siteOf({ company: "Өглөө ХХК", lease: { interest_per_mille: 15 } })).lenders).toMatchObject([
      { provider: "Өглөө ХХК", interest: 1.5 },
    ])
    expect(readConfig(siteOf({ flags: { show_lease: false }, lenders: [{ provider: "Алтан Лизинг", interest: 2 }] })).lenders).toEqual([])
    expect(refusal(siteOf({ lenders: [{ provider: "Алтан Лизинг", interest: 2.15 }] }))).toMatch(
      /site\.json:1: lenders\.0: Алтан Лизинг asks 2\.15/,
    )
    expect(refusal(siteOf({ lenders: [{ interest: 2 }] }))).toMatch(/site\.json:1: lenders\.0\.provider/)
  })

  it("reads the payment methods that the site switches off", () => {
    expect(readConfig({}).inactiveMethods).toEqual([])
    const note = { mn: "Засвартай", en: "Being serviced" }
    const inactive = { inactive_payment_methods: [{ type: "card", note }, { type: "wallet" }] }
    expect(readConfig(siteOf(inactive)).inactiveMethods).toEqual([
      { type: "card", note },
      { type: "wallet", note: null },
    ])
    expect(refusal(siteOf({ inactive_payment_methods: [{ type: "cash" }] }))).toMatch(/site\.json:1: inactive_payment_methods\.0\.type/)
  })

  it("reads the purchases of the loyalty levels, each above the one before", () => {
    expect(readConfig({}).loyalty).toEqual({ silver: 1_000_000, gold: 3_000_000 })
    expect(readConfig(siteOf({ loyalty: { gold: 500_000 } })).loyalty).toEqual({ gold: 500_000 })
    expect(refusal(siteOf({ loyalty: { silver: 500_000, gold: 400_000 } }))).toMatch(
      /site\.json:1: loyalty\.gold: expected: 500001 or more; example: 2000000/,
    )
    expect(refusal(siteOf({ loyalty: { silver: 0 } }))).toMatch(/loyalty\.silver: expected: 1 or more/)
    expect(refusal(siteOf({ loyalty: { platinum: 9_000_000 } }))).toMatch(/loyalty\.platinum: no such setting/)
  })

  it("reads the cashback rates that a product may have", () => {
    expect(readConfig({}).cashbackRates).toEqual([10, 20, 30])
    expect(readConfig(siteOf({ cashback_rates: [5, 50] })).cashbackRates).toEqual([5, 50])
    expect(refusal(siteOf({ cashback_rates: [5, 2000] }))).toMatch(/cashback_rates\.1: expected: 0 to 1000/)
  })

  it("refuses an invalid site with the line and path of each error", () => {
    expect(refusal(siteOf('{\n  "brand": "Өглөө",\n  "payment_minutes": "soon"\n}'))).toMatch(/site\.json:3: payment_minutes: /)
    expect(refusal(siteOf({ payment_minutes: 30 }))).toMatch(/payment_minutes: expected: .+; example: {"usual":30,/)
    expect(refusal(siteOf({ payment_minutes: { usual: 0 } }))).toMatch(/payment_minutes\.usual: expected: 1 or more/)
    expect(refusal(siteOf({ payment_minutes: { bank_transfr: 60 } }))).toMatch(/the nearest name is bank_transfer/)
    expect(readConfig(siteOf({ payment_minutes: { usual: 30 } })).site.paymentMinutes).toEqual({ usual: 30, bank_transfer: 1440 })
    expect(refusal(siteOf('{\n  "brand": "Өг \\"лөө{",\n  "flags": {\n    "show_leese": true\n  }\n}'))).toMatch(
      /site\.json:4: flags\.show_leese: no such setting; the nearest name is show_lease$/,
    )
    expect(refusal(siteOf({ brandd: "Өглөө" }))).toMatch(/brandd: no such setting; the nearest name is brand$/)
    expect(refusal(siteOf({ warehouse: 1 }))).toMatch(/warehouse: no such setting$/)
    expect(refusal(siteOf({ lacks: [] }))).toMatch(/site\.json:1: lacks: no such setting$/)
    expect(refusal(siteOf('{\n  "brand": "Өглөө",\n  "flags": \n}'))).toMatch(/site\.json:4: /)
    expect(refusal(siteOf("[]"))).toMatch(/site\.json:1: is no JSON object/)
  })

  it("says that the file of the site is missing or cannot be read", () => {
    const missing = join(folder, "none.json")
    expect(refusal({ SITE_CONFIG: missing })).toBe(`SITE_CONFIG names the file ${missing}, which does not exist`)
    expect(refusal({ SITE_CONFIG: folder })).toBe(`SITE_CONFIG names the file ${folder}, which cannot be read (EISDIR)`)
  })

  it("reads providers by name, and their secrets from the environment alone", () => {
    const qpay = { provider: "qpay", invoice_code: "SHOP_INVOICE", client_id: { env: "QPAY_ID" }, client_secret: { env: "QPAY_SECRET" } }
    const config = readConfig({ ...siteOf({ providers: { payments: [qpay] } }), QPAY_ID: "shop", OTHER: "unread" })
    expect(config.providers.payments).toMatchObject([
      { provider: "qpay", url: "https://merchant.qpay.mn", methods: ["qr", "internet_bank"], receiverCode: "terminal" },
    ])
    expect(config.secrets).toEqual({ QPAY_ID: "shop" })
    const refusalOf = (payments: ReadonlyArray<unknown>) => refusal(siteOf(JSON.stringify({ providers: { payments } }, null, 1)))
    expect(refusalOf([{ ...qpay, client_secret: "the secret itself" }])).toMatch(
      /site\.json:\d+: providers\.payments\.0\.client_secret: .*; example: \{"env":"QPAY_CLIENT_SECRET"\}/,
    )
    expect(refusalOf([{ ...qpay, client_secret: { env: "qpay secret" } }])).toMatch(
      /client_secret\.env: expected: the name of an environment variable/,
    )
    expect(refusalOf([{ ...qpay, url: "http://merchant.qpay.mn" }])).toMatch(/url: expected: an https address/)
    expect(refusalOf([qpay, { provider: "barter" }])).toMatch(/site\.json:\d+: providers\.payments\.1: /)
  })
})
