/** Playing of a roulette number at a store: draws a prize of the stock, once for each number. Contract C22. */
import { randomBytes } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { RouletteLocation, RouletteNumber, RouletteStock } from "#domain/entities/promotions/roulette.ts"
import { oddsText, prizeOf, weightNow } from "#domain/rules/promotions/draw.ts"
import { isStopped } from "#domain/rules/promotions/roulette.ts"
import type { Database } from "#backend/database/database.ts"
import { record } from "#backend/http/administration-log.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"

export const numberColumns = `number, location_id as "locationId", prize, played_at as "playedAt"`

/** Location of the id, its row locked so that it is not stopped meanwhile. */
export const locationOf = async (tx: Database, id: number | null): Promise<RouletteLocation | undefined> =>
  (await tx.query<RouletteLocation>("select id, name, active from roulette_locations where id = $1 for share", [id]))[0]

type Stock = Pick<RouletteStock, "id" | "name" | "quantity" | "weight">

/** The prize that a number draws; its stock is one less afterwards. Throws 422 where no prize is left. */
const drawPrize = async (tx: Database): Promise<Stock> => {
  const stocks = await tx.query<Stock>("select id, name, quantity, weight from roulette_stocks where not withdrawn order by id for update")
  const odds = oddsText(stocks.map((stock) => ({ id: stock.id, weight: weightNow(stock) })))
  const drawnId = prizeOf(randomBytes(4).toString("hex"), odds)
  const drawn = stocks.find(({ id }) => id === drawnId)
  if (drawn === undefined) throw new Refusal(422, { key: "roulette.empty" })
  await tx.query("update roulette_stocks set quantity = quantity - 1 where id = $1", [drawn.id])
  return drawn
}

/** Plays a number in the transaction `tx`. Throws 404 for an unknown number, 422 at a stopped location and where no prize is left. */
export const playNumber = async (tx: Database, number: string, userId: number, now: Instant): Promise<RouletteNumber> => {
  const [row] = await tx.query<RouletteNumber>(`select ${numberColumns} from roulette_numbers where number = $1 for update`, [number])
  if (row === undefined) throw missing("roulette.unknown")
  if (row.playedAt !== null) return row
  if (isStopped(await locationOf(tx, row.locationId))) throw new Refusal(422, { key: "roulette.stopped" })
  const { id, name: prize } = await drawPrize(tx)
  await tx.query("update roulette_numbers set stock_id = $2, prize = $3, played_at = $4 where number = $1", [number, id, prize, now])
  await record(tx, { userId, action: "number.draw", subject: `${number}: ${prize}`, at: now })
  return { ...row, prize, playedAt: now }
}
