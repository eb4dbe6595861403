/** Steps of travel: search of hotels, stays in the cart, passengers. */
import { address, type Answer, listOf, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

export const travelSteps = (shop: () => Trial) => {
  const api = (method: string, path: string, somebody: Somebody | null = null, body?: unknown) =>
    shop().call(method, `/api/v2/${path}`, { ...(body !== undefined && { body }), ...(somebody !== null && { headers: somebody.headers }) })
  /** Date in Ulaanbaatar so many days from now. */
  const dateIn = (days: number): string => new Date(shop().now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10)
  const dates = (from: number, to: number) => `from=${dateIn(from)}&to=${dateIn(to)}`
  const detail = async (id: number, from: number, to: number) => (await api("GET", `horeca/hotel_detail?id=${id}&${dates(from, to)}`)).body
  const populate = (somebody: Somebody, variant: unknown, options: unknown): Promise<Answer> =>
    api("POST", "orders/populate", somebody, { variant_id: variant, options })
  const saveAddress = (somebody: Somebody, number: string) =>
    api("PUT", `checkouts/${number}`, somebody, { state: "address", order: { ship_address_attributes: address } })
  const nights = (from: number, to: number, rooms = 1, guests = 2) => ({
    arrives: dateIn(from),
    leaves: dateIn(to),
    rooms,
    guests,
  })

  /** Adds a passenger and returns its id. */
  const addPassenger = async (somebody: Somebody, first_name: string, gender = "female"): Promise<number> => {
    const { body } = await api("POST", "passengers", somebody, { first_name, last_name: "Batbold", gender })
    return Number(listOf(body["passengers"]).at(-1)?.["id"])
  }

  return { api, dateIn, dates, detail, populate, saveAddress, nights, addPassenger }
}
