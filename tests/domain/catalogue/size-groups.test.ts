import { describe, expect, it } from "vitest"
import { bySize, sizeCode, sizeGroup, sizeOfCode } from "#domain/rules/catalogue/size-groups.ts"

describe("sizes", () => {
  it("are of clothes, rings or shoes", () => {
    expect(sizeGroup("shoe_size", "men/shoes")).toBe("shoes")
    expect(sizeGroup("clothing_size", "women/jewellery/rings")).toBe("rings")
    expect(sizeGroup("clothing_size", "women/jewellery/earrings")).toBe("clothes")
    expect(sizeGroup("pants_size", "men/clothing/jeans")).toBe("clothes")
  })

  it("have their group in their code if they begin with a digit", () => {
    expect([sizeCode("clothes", "XL"), sizeCode("clothes", "32"), sizeCode("shoes", "36-37")]).toEqual(["XL", "clothes:32", "shoes:36-37"])
    expect(["XL", "clothes:32", "shoes:36-37", "38", "a:b"].map(sizeOfCode)).toEqual(["XL", "32", "36-37", "38", "a:b"])
  })

  it("are sorted from small to large", () => {
    expect(["40", "XL", "9", "S", "36-39", "M"].toSorted(bySize)).toEqual(["S", "M", "XL", "9", "36-39", "40"])
  })
})
