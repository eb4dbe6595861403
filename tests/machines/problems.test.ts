import { describe, expect, it } from "vitest"
import { isProblem, type Problem } from "#domain/entities/problem.ts"
import { isDefinite } from "#machines/shared/definite-failure.ts"
import { messageOf } from "#machines/shell/notice.ts"

const failed: Problem = { _tag: "Failed", status: 500, text: "Агуулахын систем хариу өгсөнгүй" }

describe("problem", () => {
  it("has the shop's message wherever there is one", () => {
    expect(messageOf(failed)).toEqual({ text: "Агуулахын систем хариу өгсөнгүй" })
    expect(messageOf({ _tag: "Missing", text: "Захиалга олдсонгүй" })).toEqual({ text: "Захиалга олдсонгүй" })
    expect(messageOf({ _tag: "Missing" })).toEqual({ key: "problem.missing" })
  })

  it("of a failed shop leaves the outcome open", () => {
    expect(isProblem(failed)).toBe(true)
    expect(isDefinite(failed)).toBe(false)
    expect(isDefinite({ _tag: "Missing", text: "Захиалга олдсонгүй" })).toBe(true)
  })
})
