import { describe, expect, it } from "vitest"
import { checkReturnPictures, maxReturnPictures } from "#domain/rules/orders/return-pictures.ts"

const file = (type = "image/jpeg") => ({ type, size: 1000 })
const keyOf = (present: number, ...files: ReadonlyArray<ReturnType<typeof file>>) => checkReturnPictures(present, files)[0]?.key ?? null

describe("pictures of a return", () => {
  it("are five at most, of the formats of reviews [W8]", () => {
    expect([keyOf(3, file(), file()), keyOf(4, file(), file()), keyOf(0, file("image/webp")), keyOf(0, file("image/svg+xml"))]).toEqual([
      null,
      "v.too_many_pictures",
      null,
      "v.picture_type",
    ])
    expect(checkReturnPictures(maxReturnPictures, [file()])[0]?.values).toEqual({ max: "5" })
  })
})
