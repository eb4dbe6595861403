import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { avatarAsIsBelow, avatarQuality, avatarSide, avatarTypes, checkAvatar, isSentAsIs } from "#domain/rules/account/avatar-form.ts"
import { sizeWithin } from "#domain/rules/picture-size.ts"
import { holds } from "#tests/laws.ts"
import { refusalMessages } from "#tests/domain/forms/refusal-messages.ts"

describe("an avatar", () => {
  it("is a jpeg or a png", () => {
    expect(avatarTypes).toEqual(["image/jpeg", "image/png"])
    expect(refusalMessages(checkAvatar({ type: "image/gif" }))).toEqual(["avatar: v.avatar_type"])
    expect(checkAvatar({ type: "image/png" })).toEqual([])
  })

  it("is sent as it is below 22,500 bytes [V1]", () => {
    expect([avatarAsIsBelow, avatarSide, avatarQuality]).toEqual([22_500, 150, 0.8])
    expect([isSentAsIs(22_499), isSentAsIs(22_500)]).toEqual([true, false])
  })

  it("fits into 150 by 150 with its ratio, and is never enlarged", () => {
    expect(sizeWithin(avatarSide, { width: 300, height: 150 })).toEqual({ width: 150, height: 75 })
    expect(sizeWithin(avatarSide, { width: 100, height: 50 })).toEqual({ width: 100, height: 50 })
    expect(sizeWithin(avatarSide, { width: 10_000, height: 1 })).toEqual({ width: 150, height: 1 })
    const side = fc.integer({ min: 1, max: 10_000 })
    holds(
      fc.property(side, side, (width, height) => {
        const size = sizeWithin(avatarSide, { width, height })
        return size.width <= Math.min(150, width) && size.height <= Math.min(150, height) && size.width >= 1 && size.height >= 1
      }),
    )
  })
})
