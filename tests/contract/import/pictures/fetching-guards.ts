/** Guards of fetching: addresses that no picture is fetched from, and answers that are cut off or refused. */
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest"
import { internet, type Network } from "#backend/import/pictures/fetch-picture.ts"
import { startPictureServer, type PictureServer } from "./picture-server.ts"
import type { PictureSteps } from "./picture-steps.ts"

export const fetchingGuardsOf = ({ leftOutReasons }: PictureSteps): void => {
  let server: PictureServer
  /** The internet as an import sees it, with the port of the server: only the refusal of its address keeps requests from it. */
  let guarded: Network

  beforeAll(async () => {
    server = await startPictureServer()
    guarded = { ...server.openNetwork, isRefused: internet.isRefused }
  })
  beforeEach(() => server.forgetRequests())
  afterAll(() => server.close())

  it.each([
    ["page", "is broken"],
    ["none", "answered 404"],
    ["round", "is redirected too often"],
    ["huge", "is larger than 20 MB"],
  ])("is left out where its address answers with /%s: it %s", async (path, fault) => {
    const address = `${server.url}/${path}`
    expect(await leftOutReasons({ pictures: address, network: server.openNetwork })).toEqual([`${address} ${fault}`])
  })

  it.each(["127.0.0.1", "localhost", "[::1]", "[::ffff:127.0.0.1]", "0.0.0.0", "2130706433", "0x7f.1"])(
    "sends no request to %s, which is this machine",
    async (host) => {
      const [reason] = await leftOutReasons({ pictures: `http://${host}:${server.port}/hat.png`, network: guarded })
      expect(server.requests).toEqual([])
      expect(reason).toMatch(/ is of the own network$/)
    },
  )

  it.each(["10.0.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1"])("is refused at %s, which is of the own network", async (host) => {
    const address = `http://${host}/hat.png`
    expect(await leftOutReasons({ pictures: address, network: internet })).toEqual([`${address}: ${host} is of the own network`])
  })

  it("is not fetched by a redirect into the own network", async () => {
    const address = `${server.url}/inside`
    const network: Network = { ...server.openNetwork, isRefused: (host) => host !== "127.0.0.1" }
    expect(await leftOutReasons({ pictures: address, network })).toEqual([`${address}: 169.254.169.254 is of the own network`])
  })

  it.each([
    ["from another port", "http://example.com:22/a.png"],
    ["with a password", "http://user:word@example.com/a.png"],
  ])("is not fetched %s", async (_rule, address) => {
    expect(await leftOutReasons({ pictures: address, network: internet })).toEqual([`${address} is no address of a picture`])
  })
}
