import { describe, expect, it } from "vitest"
import { checkReturnPictures, maxReturnPictures } from "#domain/rules/orders/return-pictures.ts"

const file = (type = "image/jpeg") => ({ type, size: 1000 })
const keyOf = (present: number, ...files: ReadonlyArray<ReturnType<typeof file>>) => checkReturnPictures(present, files)[0]?.key ?? null

describe("pictures of a return", () => {
  it("are of the formats of reviews", () => {
    expect(keyOf(0, file("image/webp"))).toBeNull()
    expect(keyOf(0, file("image/svg+xml"))).toBe("v.picture_type")
  })

  it("are five at most [W8]", () => {
    expect(keyOf(3, file(), file())).toBeNull()
    expect(keyOf(4, file(), file())).toBe("v.too_many_pictures")
    expect(checkReturnPictures(maxReturnPictures, [file()])[0]?.values).toEqual({ max: "5" })
  })
})
