/** Logout with and without a connection. */
import { describe, expect, it } from "vitest"
import { memoryStorage } from "#adapters/persistence/device-storage.ts"
import { createCaller } from "#adapters/shop/client/api-client.ts"
import { createOrderToken } from "#adapters/shop/client/order-token.ts"
import { createSessionTokens } from "#adapters/shop/client/session-tokens.ts"
import { articleDraftsKey } from "#adapters/persistence/storage-keys.ts"
import { createLogout } from "#adapters/shop/logout.ts"

const device = () => {
  let access: string | null = "given"
  const ended: unknown[] = []
  const network = { isOff: false, status: 200 }
  const session = createSessionTokens({
    tokenStorage: { read: () => access, write: (next) => void (access = next) },
    renew: () => Promise.resolve(null),
    oneAtATime: (_, work) => work(),
  })
  const orderToken = createOrderToken()
  const caller = createCaller({
    fetch: async (input, init) => {
      const request = new Request(input, init)
      if (network.isOff) throw new TypeError("Failed to fetch")
      ended.push(((await request.json()) as { readonly token: unknown }).token)
      return Response.json({}, { status: network.status })
    },
    origin: "http://shop.test",
    locale: "mn",
    supportPhone: null,
    session,
    orderToken,
    sessionEnded: () => undefined,
    backoff: () => 0,
  })
  const storage = memoryStorage()
  return { ...createLogout(caller, { session, orderToken, storage }), session, storage, ended, network }
}

describe("logout", () => {
  it("is sent to the shop once", async () => {
    const { logOut, settleLogout, session, ended } = device()
    await logOut()
    await settleLogout()
    expect([session.access(), ended]).toEqual([null, ["given"]])
  })

  it("leaves no article as typed to the next one at the device [S17]", async () => {
    const { logOut, storage, session } = device()
    for (const access of ["given", null]) {
      session.keep(access)
      storage.write(articleDraftsKey, "{}")
      await logOut()
      expect(storage.read(articleDraftsKey)).toBeNull()
    }
  })

  it("without a connection ends here at once, and at the shop once it is back, without the token [B24]", async () => {
    const { logOut, settleLogout, session, ended, network } = device()
    network.isOff = true
    await logOut()
    await settleLogout()
    expect([session.access(), ended]).toEqual([null, []])
    network.isOff = false
    await settleLogout()
    await settleLogout()
    expect(ended).toEqual(["left"])
  })

  it("leaves the session of who logged in meanwhile alone", async () => {
    const { logOut, settleLogout, session, ended, network } = device()
    network.isOff = true
    await logOut()
    network.isOff = false
    session.keep("another")
    await settleLogout()
    session.keep(null)
    await settleLogout()
    expect(ended).toEqual([])
  })

  it("is not repeated where the shop refuses it", async () => {
    const { logOut, settleLogout, ended, network } = device()
    network.status = 422
    await logOut()
    await settleLogout()
    expect(ended).toEqual(["given"])
  })
})
