import { describe, expect, it } from "vitest"
import { wholePicture } from "#ui/catalogue/product/whole-picture.ts"

const photo = `/pictures/photo-${"1f".repeat(16)}`
const srcOf = (src: string) => wholePicture({ src, alt: "", colour: "" }).src

describe("whole picture", () => {
  it("is the photo without a crop", () => {
    expect([photo, `${photo}-1f4e9e`].map(srcOf)).toEqual([`${photo}-whole`, `${photo}-1f4e9e-whole`])
  })

  it("is any other picture as it is", () => {
    expect([srcOf(`${photo}-1f4e9e-cut`), srcOf("/pictures/palito-1"), wholePicture(null)]).toEqual([
      `${photo}-1f4e9e-cut`,
      "/pictures/palito-1",
      null,
    ])
  })
})
