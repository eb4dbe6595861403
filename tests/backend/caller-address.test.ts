/** Address by which attempts are counted. */
import { describe, expect, it } from "vitest"
import { callerAddress, countedAddress } from "#backend/http/caller-address.ts"

describe("caller address", () => {
  it("is the remote address of the socket, whatever the headers claim", () => {
    expect(callerAddress("203.0.113.5", "198.51.100.7", false)).toBe("203.0.113.5")
  })

  it("is the last entry of a trusted proxy, not those of the caller", () => {
    expect(callerAddress("127.0.0.1", "198.51.100.7, 203.0.113.5", true)).toBe("203.0.113.5")
    expect(callerAddress("127.0.0.1", "2001:db8::1", true)).toBe("2001:db8::1")
  })

  it.each([null, "", "203.0.113.5, "])("is the proxy's own for %j", (forwarded) => {
    expect(callerAddress("127.0.0.1", forwarded, true)).toBe("127.0.0.1")
    expect(callerAddress(undefined, forwarded, true)).toBeNull()
  })
})

describe("counted address", () => {
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
