/** Page of information about delivery: it says what the site's delivery settings say. W9. */
import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { figuresOf } from "#backend/content/figures.ts"
import { zoneKeys } from "#backend/country.ts"
import { fileAt } from "#backend/paths.ts"
import { filled } from "#domain/rules/content/document-figures.ts"
import { tugrik } from "#domain/rules/money.ts"
import { defaultSite } from "#domain/rules/shell/default-site.ts"

const { delivery } = defaultSite

/** The page in English under changed delivery settings. */
const page = (changed: Partial<typeof delivery>, deliveryHours = 24): string =>
  filled(
    readFileSync(fileAt("data/content/pages/delivery.en.md"), "utf8"),
    figuresOf({ ...defaultSite, deliveryHours, delivery: { ...delivery, ...changed } }, "en", new Map(), []),
  )

describe("page of delivery", () => {
  it("says the same-day rule, and without one the working days", () => {
    expect(page({})).toMatch(/before 14:00 on a working day arrive within 5 working hours .* within 24 hours on working days\. Couriers/)
    expect(page({ sameDay: { before: 12, hours: 6 } })).toMatch(/before 12:00 on a working day arrive within 6 working hours/)
    expect(page({ sameDay: null })).toMatch(/Orders arrive on the next working day after payment\. Couriers/)
    expect(page({ sameDay: null }, 48)).toMatch(/Orders arrive within 2 working days of payment\./)
    expect(page({ sameDay: null })).not.toMatch(/working hours/)
  })

  it("says the hours of places, and where nothing is delivered", () => {
    const zones = Object.fromEntries([
      ...(zoneKeys("Баян-Өлгий") ?? []).map((key) => [key, { from: 96, to: 144 }] as const),
      ...(zoneKeys("Увс") ?? []).map((key) => [key, null] as const),
    ])
    expect(page({ zones })).toMatch(/different: Bayan-Ulgii 96–144\.[^]*We do not deliver to Uvs\./)
    expect(page({})).not.toMatch(/We do not deliver|different/)
    expect(page({ zones: { "83": { fee: tugrik(15_000) } }, freeFrom: tugrik(150_000) })).toMatch(
      /fees of their own: Bayan-Ulgii 15,000\u00A0?₮\. Orders of 150,000\u00A0?₮ or more are delivered free/,
    )
    expect(page({})).not.toMatch(/of their own|free of charge|kg/)
    expect(page({})).toMatch(/an order, however many things are in it\. You see/)
    const byWeight = { includedKg: 10, perKg: tugrik(800) }
    expect(page({ byWeight, zones: { "83": { perKg: tugrik(2000) } } })).toMatch(
      /an order of up to 10 kg, and 800\u00A0?₮ for each kilogram beyond\. .* places: Bayan-Ulgii 2,000\u00A0?₮\. You see/,
    )
    expect(page({ country: false })).toMatch(/We do not deliver outside Ulaanbaatar\./)
    expect(page({ country: false })).not.toMatch(/24–72/)
  })
})
