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

/** Outcome for a viewer of a page: entered, redirected to a path, or refused. */
const visit = async (
  audience: Audience,
  user: User | null,
  isAdministrator?: (user: User) => Promise<boolean>,
  at: { readonly path?: string; readonly name?: string; readonly flags?: Partial<Flags> } = {},
) => {
  const snapshot = { matches: (state: string) => state === (user === null ? "visitor" : "loggedIn"), context: { user } }
  const session = { getSnapshot: () => snapshot, subscribe: () => ({ unsubscribe: () => undefined }) } as unknown as ActorRefs["session"]
  const site = {
    getSnapshot: () => ({
      context: { site: { ...bookSite, config: { ...bookSite.config, flags: { ...bookSite.config.flags, ...at.flags } } } },
    }),
  } as unknown as ActorRefs["site"]
  const outcome: string[] = []
  const admission = {
    enter: () => outcome.push("entered"),
    go: (path: string) => outcome.push(path),
    refuse: () => outcome.push("refused"),
  }
  const leave = admit(
    { route: { audience, name: at.name ?? "shell/somewhere" }, location: { ...location, ...(at.path !== undefined && { path: at.path }) } },
    { session, site },
    { ...admission, ...(isAdministrator === undefined ? {} : { isAdministrator }) },
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
    expect((await visit(audience, null)).outcome).toEqual([visitor])
    expect((await visit(audience, nomin)).outcome).toEqual([shopper])
  })

  it("lets administrators into their pages", async () => {
    expect((await visit("administrator", nomin, yes)).outcome).toEqual(["entered"])
  })

  it("refuses everybody where the page's feature is off [P3]", async () => {
    for (const audience of ["everybody", "shopper"] as const) {
      const enter = async (wallet: boolean) =>
        (await visit(audience, nomin, undefined, { path: "/account/wallet/recharge", flags: { wallet } })).outcome
      expect([await enter(false), await enter(true)]).toEqual([["refused"], ["entered"]])
    }
  })

  it("lets everybody see the not-found page at the address of a feature that is off, once [P3]", async () => {
    const at = { path: "/compare", flags: { showCompare: false } }
    expect((await visit("own", null, undefined, at)).outcome).toEqual(["refused"])
    expect((await visit(notFound.audience, null, undefined, { ...at, name: notFound.name })).outcome).toEqual(["entered"])
  })

  it("refuses where the right cannot be checked", async () => {
    expect((await visit("administrator", nomin, () => Promise.reject(new Error("unreachable")))).outcome).toEqual(["refused"])
  })

  it("checks the right only for administrators' pages and logged-in shoppers", async () => {
    const isAdministrator = vi.fn(yes)
    await visit("administrator", null, isAdministrator)
    await visit("shopper", nomin, isAdministrator)
    expect(isAdministrator).not.toHaveBeenCalled()
  })

  it("decides nothing once the page is left", async () => {
    let decide: (allowed: boolean) => void = () => undefined
    const { outcome, leave } = await visit(
      "administrator",
      nomin,
      () =>
        new Promise((resolve) => {
          decide = resolve
        }),
    )
    leave()
    decide(true)
    await answersHandled()
    expect(outcome).toEqual([])
  })
})
