/** Addresses that no import may fetch from: this machine, its network, and what is no host on the internet. */
import { BlockList, isIPv6 } from "node:net"

const refused = new BlockList()
for (const [network, prefix] of [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 3],
] as const)
  refused.addSubnet(network, prefix, "ipv4")
for (const [network, prefix] of [
  ["::", 96],
  ["64:ff9b::", 96],
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const)
  refused.addSubnet(network, prefix, "ipv6")

/** Whether an IP address is of the own network, also one of IPv4 within IPv6. */
export const isOwnNetwork = (address: string): boolean => {
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped !== undefined) return refused.check(mapped, "ipv4")
  if (!isIPv6(address)) return refused.check(address, "ipv4")
  return /^::ffff:/i.test(address) || refused.check(address, "ipv6")
}
