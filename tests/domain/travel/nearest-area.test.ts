import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { distance, nearest } from "#domain/rules/travel/nearest-area.ts"
import { holds } from "#tests/laws.ts"

const bayangol = { name: "Баянгол", latitude: 47.913, longitude: 106.873 }
const nalaikh = { name: "Налайх", latitude: 47.767, longitude: 107.283 }
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
})

describe("the nearest area", () => {
  it("is the one whose centre is nearest, and none far from all of them", () => {
    expect(nearest([bayangol, nalaikh], { latitude: 47.8, longitude: 107.2 })?.name).toBe("Налайх")
    expect(nearest([bayangol, nalaikh], { latitude: 47.92, longitude: 106.9 })?.name).toBe("Баянгол")
    expect(nearest([bayangol, nalaikh], { latitude: 52.5, longitude: 13.4 })).toBeNull()
    expect(nearest([], bayangol)).toBeNull()
  })

  it("is measured alike from either side, and never negative", () => {
    expect(distance(bayangol, nalaikh)).toBeCloseTo(34.6, 0)
    holds(
      fc.property(point, point, (one, other) => Math.abs(distance(one, other) - distance(other, one)) < 1e-6 && distance(one, other) >= 0),
    )
  })
})
