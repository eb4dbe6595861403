/** Steps of wish lists: their calls, a new list, and the wishes that each has. */
import { type Body, plain, type Somebody, text, type Trial } from "#tests/contract/support/test-backend.ts"

export const listSteps = (shop: () => Trial) => {
  const base = "/api/v2/wishlists"
  const call = (somebody: Somebody | null, method: string, path: string, body?: unknown) =>
    shop().call(method, `${base}${path}`, { ...(body !== undefined && { body }), ...(somebody !== null && { headers: somebody.headers }) })
  const create = async (somebody: Somebody, name: string, isPrivate = true): Promise<string> =>
    text((await call(somebody, "POST", "", { name, is_private: isPrivate })).body["hash"])
  const add = (somebody: Somebody, variant: number, wishlist: string | null = null) =>
    call(somebody, "POST", "/add_id", { variant_id: variant, wishlist })
  const each = (value: Body | undefined): ReadonlyArray<Body> => Object.values((value ?? {}) as Record<string, Body>)
  const lists = async (somebody: Somebody) => each((await call(somebody, "GET", "")).body["wishlists"])
  /** Variants of each list by its name. */
  const shown = async (somebody: Somebody) =>
    Object.fromEntries(
      (await lists(somebody)).map((list) => [text(list["name"]), each(list["wished_products"]).map((wish) => plain(wish["variant_id"]))]),
    )
  const wishIn = async (somebody: Somebody, hash: string, variant: number): Promise<number> => {
    const list = (await lists(somebody)).find((one) => plain(one["hash"]) === hash)
    return Number(each(list?.["wished_products"]).find((wish) => plain(wish["variant_id"]) === variant)?.["id"])
  }

  return { base, call, create, add, each, lists, shown, wishIn }
}
