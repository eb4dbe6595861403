/** Origin of the site for one request, used by canonical links, cookies and logins: forged host names are refused. */
import { isIP } from "node:net"
import { isLoopback } from "#domain/rules/loopback.ts"

type Standing = {
  /** Public origin behind a proxy. */
  readonly publicOrigin: string | null
  /** Interface and port to listen on. */
  readonly host: string
  readonly port: number
}

const bare = (hostname: string): string => hostname.replace(/^\[|\]$/g, "")

/**
 * The origin of a request; `null` if it names another host. On the loopback interface only loopback names with the listening
 * port are accepted, since another site's name may resolve to this machine. On another interface any IP address and the
 * listening host are accepted too, since nobody else can bind them.
 */
export const originFor = (url: URL, { publicOrigin, host, port }: Standing): string | null => {
  if (publicOrigin !== null) return publicOrigin
  const { hostname, origin } = url
  if (isLoopback(host)) return isLoopback(hostname) && Number(url.port || 80) === port ? origin : null
  return isLoopback(hostname) || isIP(bare(hostname)) > 0 || bare(hostname) === host ? origin : null
}

const text = `Дэлгүүр энэ хаягаар нээгдэхгүй. Дэлгүүрийн хаягийг PUBLIC_ORIGIN-д зааж өгнө үү.
The shop is not found under this address. Name the shop's address in PUBLIC_ORIGIN.
`

export const otherHost = (): Response =>
  new Response(text, { status: 421, headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" } })
