import { hash } from "@node-rs/argon2"
import { describe, expect, it } from "vitest"
import { isPassword, passwordHash } from "#backend/identity/passwords.ts"

const composed = "нууц-й-үг".normalize("NFC")
const decomposed = composed.normalize("NFD")

describe("a password", () => {
  it("is the same however a keyboard sends its letters", async () => {
    expect(decomposed).not.toBe(composed)
    for (const one of [composed, decomposed]) {
      for (const other of [composed, decomposed]) expect(await isPassword(other, await passwordHash(one))).toBe(true)
    }
  })

  it("that was stored as it was typed is still accepted as it is typed", async () => {
    expect(await isPassword(decomposed, await hash(decomposed))).toBe(true)
  })

  it("is refused where it differs, and where none is stored", async () => {
    expect([await isPassword("нууц-и-үг", await passwordHash(composed)), await isPassword(composed, null)]).toEqual([false, false])
  })
})
