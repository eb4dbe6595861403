/** Steps of the games with draws, and the check of a draw from outside. */
import { execFileSync } from "node:child_process"
import { fileURLToPath } from "node:url"
import { type Body, type Somebody, type Trial } from "#tests/contract/support/test-backend.ts"

const script = fileURLToPath(new URL("../../../../app/build/check-draw.mjs", import.meta.url))
/** Line that the published script prints about the draws of an answer. Throws for a draw that is not fair. */
export const checked = (answer: Body | undefined, ...options: ReadonlyArray<string>): string =>
  execFileSync(process.execPath, [script, ...options], { encoding: "utf8", input: JSON.stringify(answer) }).trim()

export const drawSteps = (shop: () => Trial) => {
  const see = (somebody: Somebody | null, game = "lucky_wheel") =>
    shop().call("GET", `/api/v2/promotions/${game}`, { headers: { ...somebody?.headers, "accept-language": "en" } })
  const turn = (
    somebody: Somebody,
    commitment: unknown,
    { nonce = "nonce-of-test", key, game = "lucky_wheel" }: { nonce?: string; key?: string; game?: string } = {},
  ) =>
    shop().call("PUT", `/api/v2/promotions/${game}`, {
      body: { commitment, nonce },
      headers: { ...somebody.headers, "accept-language": "en", ...(key !== undefined && { "idempotency-key": key }) },
    })
  const rows = async (sql: string, params: ReadonlyArray<unknown> = []) => shop().db.query<Record<string, unknown>>(sql, params)
  /** What a user holds of all kinds of prizes. */
  const prizes = async ({ id }: Somebody): Promise<number> => {
    const [row] = await rows(
      `select (select count(*) from coupon_holders where user_id = $1) + (select count(*) from tickets where user_id = $1)
         + (select count(*) from wallet_entries where user_id = $1 and memo like 'BONUS-%')
         + (select count(*) from draws d join gift_cards g on g.number = d.award where d.user_id = $1) as held`,
      [id],
    )
    return Number(row?.["held"])
  }

  /** A shopper with a confirmed phone, for whom the wheel turns. */
  const known = async (): Promise<Somebody> => {
    const somebody = await shop().somebody()
    await rows("update users set phone = $2, phone_confirmed = true where id = $1", [somebody.id, `8${1_000_000 + shop().unique()}`])
    return somebody
  }

  return { see, turn, rows, prizes, known }
}
