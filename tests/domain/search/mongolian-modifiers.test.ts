import { describe, expect, it } from "vitest"
import { binds, isAttributive, isDevice, isGenitive, isMaterial } from "#domain/rules/search/mongolian-modifiers.ts"

describe("words of a search", () => {
  it.each(["угаалгын", "гэрийн", "машины", "долгионы", "нохойны", "номын", "утасны", "малгайн"])("«%s» is a genitive [S9]", (word) => {
    expect(isGenitive(word)).toBe(true)
  })

  it.each(["машин", "майхан", "модон", "нохой", "дугуйтай", "ногоон"])("«%s» is no genitive", (word) => {
    expect(isGenitive(word)).toBe(false)
  })

  it.each(["модон", "дугуйтай", "арьсан", "кофены"])("«%s» describes the next word", (word) => {
    expect(isAttributive(word)).toBe(true)
  })

  it.each(["үзэг", "дэвтэр", "цүнх"])("«%s» stands alone", (word) => {
    expect(isAttributive(word)).toBe(false)
  })

  it.each(["сорогч", "хатаагч", "буцалгагч", "чанагч", "хураагуур"])("«%s» is a device", (word) => {
    expect(isDevice(word)).toBe(true)
  })

  it.each(["чихэвч", "гутал", "уул", "багш", "гүүр"])("«%s» is no device", (word) => {
    expect(isDevice(word)).toBe(false)
  })

  it.each(["угаах", "унтах", "барих", "чийгшүүлэх", "угаалгын", "машины"])("«%s» changes the meaning of the next word [S9]", (word) => {
    expect(binds(word)).toBe(true)
  })

  it.each(["мах", "алх", "бөх", "зураг", "модон", "дугуйтай"])("«%s» does not change the meaning of the next word", (word) => {
    expect(binds(word)).toBe(false)
  })

  it.each(["морин", "элсэн", "махан", "модон", "арьсан"])("«%s» has the -н of a noun before another [S9]", (word) => {
    expect(isMaterial(word)).toBe(true)
  })

  it.each(["дулаан", "жижигхэн", "цагаан", "угаалгын", "ном"])("«%s» has no -н of a noun before another", (word) => {
    expect(isMaterial(word)).toBe(false)
  })
})
