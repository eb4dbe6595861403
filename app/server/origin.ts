/** Origin of the site for one request: canonical links, cookies and log-ins go by it, so no name that a caller made up is taken. */
import { isIP } from "node:net"
import { isLoopback } from "#domain/rules/loopback.ts"

type Standing = {
  /** Where browsers find the site, when something stands before it. */
  readonly publicOrigin: string | null
  /** The interface and the port that are listened on. */
  readonly host: string
  readonly port: number
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "")

/**
 * The origin that a request is for; `null` where it names a host that is not this shop's.
 * On the loopback interface that is this machine with the port listened on: another site's name may be bound to its address.
 * On another interface it is the one listened on or any address without a name, which nobody else can bind.
 */
export const originFor = (asked: URL, { publicOrigin, host, port }: Standing): string | null => {
  if (publicOrigin !== null) return publicOrigin
  const { hostname, origin } = asked
  if (isLoopback(host)) return isLoopback(hostname) && Number(asked.port || 80) === port ? origin : null
  return isLoopback(hostname) || isIP(bare(hostname)) > 0 || bare(hostname) === host ? origin : null
}

const words = `Дэлгүүр энэ хаягаар нээгдэхгүй. Дэлгүүрийн хаягийг PUBLIC_ORIGIN-д зааж өгнө үү.
The shop is not found under this address. Name the shop's address in PUBLIC_ORIGIN.
`

export const otherHost = (): Response =>
  new Response(words, { status: 421, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } })
