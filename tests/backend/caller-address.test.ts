/** Whom tries are counted against. */
import { describe, expect, it } from "vitest"
import { callerAddress } from "#backend/http/caller-address.ts"

describe("the address of a caller", () => {
  it("is the socket's far end, whatever the caller says of himself", () => {
    expect(callerAddress("203.0.113.5", "198.51.100.7", false)).toBe("203.0.113.5")
  })

  it("is what a trusted proxy says last, not what the caller said before", () => {
    expect(callerAddress("127.0.0.1", "198.51.100.7, 203.0.113.5", true)).toBe("203.0.113.5")
    expect(callerAddress("127.0.0.1", "2001:db8::1", true)).toBe("2001:db8::1")
  })

  it.each([null, "", "203.0.113.5, "])("is the proxy's own where it says %j", (forwarded) => {
    expect(callerAddress("127.0.0.1", forwarded, true)).toBe("127.0.0.1")
    expect(callerAddress(undefined, forwarded, true)).toBeNull()
  })
})
