/** Logout with and without a connection. */
import { describe, expect, it } from "vitest"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { articleDraftsKey } from "#adapters/persistence/storage-keys.ts"
import { createLogout } from "#adapters/shop/logout.ts"
import { testCaller, testSession } from "./test-caller.ts"

/** A logged-in device, whose network the test turns off, and the tokens whose sessions the shop has ended. */
const device = () => {
  const endedTokens: unknown[] = []
  const network = { isOff: false, status: 200 }
  const session = testSession("given")
  const orderToken = createOrderToken()
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    if (network.isOff) throw new TypeError("Failed to fetch")
    endedTokens.push(((await request.json()) as { readonly token: unknown }).token)
    return Response.json({}, { status: network.status })
  }
  const caller = testCaller(fetch, { session, orderToken, backoff: () => 0 })
  const storage = memoryStorage()
  return { ...createLogout(caller, { session, orderToken, storage }), session, storage, endedTokens, network }
}

describe("logout", () => {
  it("is sent to the shop once", async () => {
    const { logOut, settleLogout, session, endedTokens } = device()
    await logOut()
    await settleLogout()
    expect([session.access(), endedTokens]).toEqual([null, ["given"]])
  })

  it("deletes drafts of articles from the device [S17]", async () => {
    const { logOut, storage, session } = device()
    for (const access of ["given", null]) {
      session.keep(access)
      storage.write(articleDraftsKey, "{}")
      await logOut()
      expect(storage.read(articleDraftsKey)).toBeNull()
    }
  })

  it("without a connection ends here at once, and at the shop once the connection is back, without the token [B24]", async () => {
    const { logOut, settleLogout, session, endedTokens, network } = device()
    network.isOff = true
    await logOut()
    await settleLogout()
    expect([session.access(), endedTokens]).toEqual([null, []])
    network.isOff = false
    await settleLogout()
    await settleLogout()
    expect(endedTokens).toEqual(["left"])
  })

  it("does not end the session of a person who logged in meanwhile", async () => {
    const { logOut, settleLogout, session, endedTokens, network } = device()
    network.isOff = true
    await logOut()
    network.isOff = false
    session.keep("another")
    await settleLogout()
    session.keep(null)
    await settleLogout()
    expect(endedTokens).toEqual([])
  })

  it("is not repeated where the shop refuses it", async () => {
    const { logOut, settleLogout, endedTokens, network } = device()
    network.status = 422
    await logOut()
    await settleLogout()
    expect(endedTokens).toEqual(["given"])
  })
})
