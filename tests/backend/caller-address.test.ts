/** Whom tries are counted against. */
import { describe, expect, it } from "vitest"
import { callerAddress, countedAddress } from "#backend/http/caller-address.ts"

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

describe("the address that tries are counted by", () => {
  it.each([
    ["2001:db8:1:2::1", "2001:db8:1:2::/64"],
    ["2001:0DB8:0001:0002:ffff:ffff:ffff:ffff", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
  ])("of %s is its network of 64 bits, which one subscriber has whole", (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })

  it.each([
    ["203.0.113.5", "203.0.113.5"],
    ["::ffff:203.0.113.5", "203.0.113.5"],
    ["::ffff:cb00:7105", "203.0.113.5"],
    ["unknown", "unknown"],
    [null, null],
  ])("of %s is %s", (address, counted) => {
    expect(countedAddress(address)).toBe(counted)
  })
})
