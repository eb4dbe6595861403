/** Address of a caller, by which attempts and reports are counted. */
import { isIPv6 } from "node:net"

/** A caller's address as rate limits count it, with the work that the call brings. */
export type CallerAddress = {
  /** `countedAddress`, or `inside`. */
  readonly key: string
  /** Level of the work that the call has done; `null` without. */
  readonly workLevel: number | null
  /** A challenge for another try; `null` from inside this process, where nobody would solve it. */
  readonly challenge: (level: number) => Promise<string | null>
}

/** Key of the calls from inside this process. */
export const inside = "inside"

/**
 * The remote address of the socket or, behind a trusted proxy, the last entry of `X-Forwarded-For`: that proxy wrote it,
 * and the entries before it come from the caller. `null` where nothing is known.
 */
export const callerAddress = (socket: string | undefined, forwarded: string | null, trustsProxy: boolean): string | null => {
  const hop = trustsProxy ? (forwarded ?? "").split(",").at(-1)?.trim() : ""
  return hop || (socket ?? null)
}

const groupsOf = (part: string): ReadonlyArray<string> => (part === "" ? [] : part.split(":"))

/** Eight groups of an IPv6 address, without leading zeros. */
const expanded = (address: string): ReadonlyArray<string> => {
  // URL normalises the address to its shortest form.
  const [front = "", back] = new URL(`http://[${address}]`).hostname.slice(1, -1).split("::")
  const [first, last] = [groupsOf(front), groupsOf(back ?? "")]
  return [...first, ...Array<string>(8 - first.length - last.length).fill("0"), ...last]
}

/** Key for counting: an IPv4 address, or the /64 prefix of an IPv6 address, which is one subscriber's. */
export const countedAddress = (address: string | null): string | null => {
  const bare = address?.split("%")[0] ?? ""
  if (!isIPv6(bare)) return address
  const groups = expanded(bare)
  const isIpv4 = groups.slice(0, 6).join(":") === "0:0:0:0:0:ffff"
  if (!isIpv4) return `${groups.slice(0, 4).join(":")}::/64`
  return groups
    .slice(6)
    .flatMap((group) => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join(".")
}

/** Headers that a proxy adds, whose caller is elsewhere even when the proxy is local. */
const proxyHeaders = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip"]

/** Whether a call came through a proxy. */
export const isForwarded = (headers: Headers): boolean => proxyHeaders.some((name) => headers.has(name))
