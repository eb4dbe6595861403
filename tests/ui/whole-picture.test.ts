import { describe, expect, it } from "vitest"
import { wholePicture } from "#ui/catalogue/product/whole-picture.ts"

const photo = `/pictures/photo-${"1f".repeat(16)}`
const srcOf = (src: string) => wholePicture({ src, alt: "", colour: "" }).src

describe("whole picture", () => {
  it("is the photo without a crop", () => {
    expect(srcOf(photo)).toBe(`${photo}-whole`)
  })

  it("is any other picture as it is", () => {
    expect([srcOf(`${photo}-cut`), srcOf("/pictures/palito-1"), wholePicture(null)]).toEqual([`${photo}-cut`, "/pictures/palito-1", null])
  })
})
