import { describe, expect, it, vi } from "vitest"
import { admit } from "#app/client/route-guard.ts"
import type { Audience } from "#app/route.ts"
import { notFound } from "#app/routes.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { site as bookSite } from "#book/fixtures/shell/site.ts"
import type { User } from "#domain/entities/identity/user.ts"
import type { Flags } from "#domain/entities/shell/site.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { answersHandled } from "#tests/machines/test-actor.ts"

const location = { locale: "mn", path: "/somewhere", params: {}, searchParams: new URLSearchParams("from=/cart") } as const

type Visit = {
  readonly audience: Audience
  /** `null`: a visitor who is not logged in. */
  readonly user: User | null
  readonly isAdministrator?: (user: User) => Promise<boolean>
  readonly path?: string
  readonly name?: string
  readonly flags?: Partial<Flags>
}

/** Outcome for a viewer of a page: entered, redirected to a path, or refused. */
const visit = async ({ audience, user, isAdministrator, path = location.path, name = "shell/somewhere", flags }: Visit) => {
  const snapshot = { matches: (state: string) => state === (user === null ? "visitor" : "loggedIn"), context: { user } }
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) } as unknown as ActorRefs["session"]
  const config = { ...bookSite.config, flags: { ...bookSite.config.flags, ...flags } }
  const site = { getSnapshot: () => ({ context: { site: { ...bookSite, config } } }) } as unknown as ActorRefs["site"]
  const outcome: string[] = []
  const admission = {
    enter: () => outcome.push("entered"),
    go: (address: string) => outcome.push(address),
    refuse: () => outcome.push("refused"),
  }
  const leave = admit(
    { route: { audience, name }, location: { ...location, path } },
    { session, site },
    { ...admission, ...(isAdministrator !== undefined && { isAdministrator }) },
  )
  await answersHandled()
  return { outcome, leave }
}

const login = "/login?from=%2Fsomewhere%3Ffrom%3D%252Fcart&required=1"
const yes = () => Promise.resolve(true)

describe("admission", () => {
  it.each([
    ["everybody", "entered", "entered"],
    ["own", "entered", "entered"],
    ["visitor", "entered", "/cart"],
    ["shopper", login, "entered"],
    ["administrator", login, "refused"],
  ] as const)("to a page for %s: a visitor %s, a shopper %s", async (audience, visitor, shopper) => {
    expect((await visit({ audience, user: null })).outcome).toEqual([visitor])
    expect((await visit({ audience, user: nomin })).outcome).toEqual([shopper])
  })

  it("lets administrators into their pages", async () => {
    expect((await visit({ audience: "administrator", user: nomin, isAdministrator: yes })).outcome).toEqual(["entered"])
  })

  it("refuses everybody where the page's feature is off [P3]", async () => {
    for (const audience of ["everybody", "shopper"] as const) {
      const enter = async (wallet: boolean) =>
        (await visit({ audience, user: nomin, path: "/account/wallet/recharge", flags: { wallet } })).outcome
      expect([await enter(false), await enter(true)]).toEqual([["refused"], ["entered"]])
    }
  })

  it("lets everybody see the not-found page at the address of a feature that is off [P3]", async () => {
    const compared = { user: null, path: "/compare", flags: { showCompare: false } }
    expect((await visit({ ...compared, audience: "own" })).outcome).toEqual(["refused"])
    expect((await visit({ ...compared, audience: notFound.audience, name: notFound.name })).outcome).toEqual(["entered"])
  })

  it("refuses where the right cannot be checked", async () => {
    const isAdministrator = () => Promise.reject(new Error("unreachable"))
    expect((await visit({ audience: "administrator", user: nomin, isAdministrator })).outcome).toEqual(["refused"])
  })

  it("checks the right only for administrators' pages and logged-in shoppers", async () => {
    const isAdministrator = vi.fn(yes)
    await visit({ audience: "administrator", user: null, isAdministrator })
    await visit({ audience: "shopper", user: nomin, isAdministrator })
    expect(isAdministrator).not.toHaveBeenCalled()
  })

  it("decides nothing once the page is left", async () => {
    let decide: (allowed: boolean) => void = () => undefined
    const isAdministrator = () =>
      new Promise<boolean>((resolve) => {
        decide = resolve
      })
    const { outcome, leave } = await visit({ audience: "administrator", user: nomin, isAdministrator })
    leave()
    decide(true)
    await answersHandled()
    expect(outcome).toEqual([])
  })
})
