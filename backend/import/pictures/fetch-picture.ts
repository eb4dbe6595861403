/** Picture at an address of a product file: fetched from hosts of the internet alone, within limits of size and time. */
import { lookup } from "node:dns"
import { request as requestByHttp, type IncomingMessage } from "node:http"
import { request as requestByHttps } from "node:https"
import { isIP, type LookupFunction } from "node:net"
import { NoPicture } from "#backend/pictures/imported-picture.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { isOwnNetwork } from "./own-network.ts"

/** Bytes of one picture. */
export const maxPictureBytes = 20_000_000
/** Reason of a picture with more bytes. */
export const tooLarge: MessageRef = { key: "import.picture.tooLarge", values: { megabytes: maxPictureBytes / 1_000_000 } }

const maxRedirects = 3
/** Milliseconds until a picture is given up, redirects included. */
const timeout = 20_000

/** Replaced in tests, whose servers are on this machine. */
export type Network = { readonly isRefused: (address: string) => boolean; readonly ports: ReadonlySet<string> }
export const internet: Network = { isRefused: isOwnNetwork, ports: new Set(["", "80", "443"]) }

/** Resolves a name, and refuses it where any of its addresses is of the own network: the connection goes to what was checked. */
const guardedLookup =
  (isRefused: Network["isRefused"]): LookupFunction =>
  (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, addresses) => {
      if (error !== null) return done(error, "")
      const [first] = addresses
      if (first === undefined || addresses.some(({ address }) => isRefused(address)))
        return done(new NoPicture({ key: "import.picture.ownNetwork", values: { host: hostname } }), "")
      return options.all === true ? done(null, addresses) : done(null, first.address, first.family)
    })
  }

/** The address as a URL. Throws `NoPicture` for one that is not fetched from. */
const checkedUrl = (address: string, { isRefused, ports }: Network): URL => {
  const url = URL.canParse(address) ? new URL(address) : null
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "" || !ports.has(url.port))
    throw new NoPicture({ key: "import.picture.noAddress" })
  const host = url.hostname.replace(/^\[|\]$/g, "")
  // Names are checked when they are resolved; a bare address never is.
  if (isIP(host) !== 0 && isRefused(host)) throw new NoPicture({ key: "import.picture.ownNetwork", values: { host } })
  return url
}

const get = (url: URL, network: Network, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === "https:" ? requestByHttps : requestByHttp
    const headers = { accept: "image/*", "user-agent": "delguur-import" }
    request(url, { lookup: guardedLookup(network.isRefused), agent: false, signal, headers }, resolve)
      .on("error", reject)
      .end()
  })

const bytesOf = async (response: IncomingMessage): Promise<Buffer> => {
  const parts: Buffer[] = []
  let size = 0
  for await (const part of response as AsyncIterable<Buffer>) {
    size += part.byteLength
    if (size > maxPictureBytes) throw new NoPicture(tooLarge)
    parts.push(part)
  }
  return Buffer.concat(parts)
}

const follow = async (address: string, network: Network, signal: AbortSignal, redirects: number): Promise<Buffer> => {
  const url = checkedUrl(address, network)
  const response = await get(url, network, signal)
  try {
    const { statusCode = 0, headers } = response
    if (statusCode >= 300 && statusCode < 400 && headers.location !== undefined) {
      if (redirects >= maxRedirects) throw new NoPicture({ key: "import.picture.redirected" })
      return await follow(new URL(headers.location, url).href, network, signal, redirects + 1)
    }
    if (statusCode !== 200) throw new NoPicture({ key: "import.picture.status", values: { status: statusCode } })
    return await bytesOf(response)
  } finally {
    response.destroy()
  }
}

/** Bytes of the picture at an address. Throws `NoPicture`. */
export const fetchPicture = async (address: string, network: Network = internet): Promise<Buffer> => {
  const signal = AbortSignal.timeout(timeout)
  try {
    return await follow(address, network, signal, 0)
  } catch (error) {
    if (error instanceof NoPicture) throw error
    const failure: MessageRef = { key: "import.picture.failed", values: { error: error instanceof Error ? error.message : String(error) } }
    throw new NoPicture(signal.aborted ? { key: "import.picture.timeout" } : failure, { cause: error })
  }
}
