/** Edits of an article's text. */
import { describe, expect, it } from "vitest"
import { readMarkup } from "#domain/rules/content/markup.ts"
import { pictureMarkup, withBlock } from "#domain/rules/content/text-edits.ts"

describe("insertion of a block", () => {
  it("follows the block with the caret", () => {
    expect(withBlock("нэг\n\nхоёр", 1, "@tsai")).toBe("нэг\n\n@tsai\n\nхоёр")
    expect(withBlock("", 0, "@tsai")).toBe("@tsai")
    expect(withBlock("нэг\n\n", 5, "@tsai")).toBe("нэг\n\n@tsai")
    expect(withBlock("нэг", -1, "@tsai")).toBe("@tsai\n\nнэг")
  })

  it("of a picture reads as a picture, whatever its description", () => {
    expect(readMarkup(pictureMarkup("/pictures/w.1", "Талх [шинэ]\nөглөө")).blocks).toMatchObject([
      { type: "image", src: "/pictures/w.1", alt: "Талх  шинэ  өглөө" },
    ])
  })
})
