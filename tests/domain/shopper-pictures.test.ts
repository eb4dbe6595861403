import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkPictures, maxPictureMegabytes, shopperPictureSide } from "#domain/rules/shopper-pictures.ts"
import { sizeWithin } from "#domain/rules/picture-size.ts"
import { maxPictures } from "#domain/rules/catalogue/review-form.ts"
import { holds } from "#tests/laws.ts"

const file = (type = "image/jpeg", size = 1000) => ({ type, size })
const keysOf = (present: number, files: ReadonlyArray<{ readonly type: string; readonly size: number }>) =>
  checkPictures(present, files, maxPictures).map(({ key }) => key)

describe("pictures of a review", () => {
  it("are ten at most [E27]", () => {
    expect(keysOf(9, [file()])).toEqual([])
    expect(keysOf(9, [file(), file()])).toEqual(["v.too_many_pictures"])
    expect(checkPictures(maxPictures, [file()], maxPictures)[0]?.values).toEqual({ max: "10" })
  })

  it("are jpeg, png or webp of twenty megabytes at most, with one refusal at a time", () => {
    const large = maxPictureMegabytes * 1024 * 1024
    expect(keysOf(0, [file("image/png"), file("image/webp", large)])).toEqual([])
    expect(keysOf(0, [file("image/gif", large + 1)])).toEqual(["v.picture_type"])
    expect(keysOf(0, [file("image/jpeg", large + 1)])).toEqual(["v.picture_too_large"])
  })

  it("are shrunk into the square and never enlarged", () => {
    expect(sizeWithin(shopperPictureSide, { width: 4000, height: 3000 })).toEqual({ width: 1280, height: 960 })
    expect(sizeWithin(shopperPictureSide, { width: 300, height: 200 })).toEqual({ width: 300, height: 200 })
    expect(sizeWithin(shopperPictureSide, { width: 100_000, height: 1 })).toEqual({ width: 1280, height: 1 })
    holds(
      fc.property(fc.integer({ min: 1, max: 20_000 }), fc.integer({ min: 1, max: 20_000 }), (width, height) => {
        const size = sizeWithin(shopperPictureSide, { width, height })
        return size.width <= Math.min(width, shopperPictureSide) && size.height <= Math.min(height, shopperPictureSide)
      }),
    )
  })
})
