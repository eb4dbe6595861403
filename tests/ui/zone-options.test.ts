import { describe, expect, it } from "vitest"
import type { Zone } from "#domain/entities/account/address.ts"
import { zoneOptions } from "#ui/account/public/zone-options.ts"

const zones: ReadonlyArray<Zone> = [
  { code: "11", parent: null, level: 1, name: { mn: "Улаанбаатар", en: "Ulaanbaatar" }, zipcode: null },
  { code: "65", parent: null, level: 1, name: { mn: "Архангай", en: "Arkhangai" }, zipcode: null },
]

describe("options of zones", () => {
  it("have the chosen one once, whichever language its name is in", () => {
    expect(zoneOptions(zones, "Ulaanbaatar", "en")).toEqual([
      { value: "Ulaanbaatar", label: "Ulaanbaatar" },
      { value: "Архангай", label: "Arkhangai" },
    ])
    expect(zoneOptions(zones, "Улаанбаатар", "en")[0]).toEqual({ value: "Улаанбаатар", label: "Ulaanbaatar" })
  })

  it("keep a chosen one that is not listed", () => {
    expect(zoneOptions(zones, "Атлантида", "mn")[0]).toEqual({ value: "Атлантида", label: "Атлантида" })
  })
})
