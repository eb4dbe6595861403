/** One-time codes: six digits, five minutes, five tries, a new one after a minute. Contract "Identity". */
import { createHash, randomInt, timingSafeEqual } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { codeLength, tidyCode } from "#domain/rules/forms/login.ts"
import { later, millisecondsOf, minute, second } from "#domain/rules/moments.ts"
import type { Database } from "../database/database.ts"
import { tooOften, wrongField } from "../http/refusal.ts"
import type { Shop } from "../shop.ts"
import { say } from "../texts/say.ts"
import { hinted, type Login } from "./login.ts"

const lasts = 5 * minute
const again = 60 * second
const mostTries = 5

export type Purpose = "login" | "reset"

const hashed = ({ value }: Login, purpose: Purpose, code: string): Buffer =>
  createHash("sha256").update(`${purpose} ${value} ${code}`).digest()

type Row = { readonly code_hash: string; readonly tries: number; readonly sent_at: Instant; readonly expires_at: Instant; readonly spent_at: Instant | null }

const kept = async (db: Database, login: Login, purpose: Purpose): Promise<Row | undefined> => {
  const [row] = await db.query<Row>(
    "select code_hash, tries, sent_at, expires_at, spent_at from codes where login = $1 and purpose = $2 for update",
    [login.value, purpose],
  )
  return row
}

/** Sends a code, or seems to where `toNobody`. Throws 429 within a minute of the last. */
export const sendCode = async (shop: Shop, login: Login, purpose: Purpose, locale: Locale, toNobody = false) =>
  shop.db.transaction(async (tx) => {
    const now = shop.now()
    const last = await kept(tx, login, purpose)
    if (last !== undefined && last.spent_at === null) {
      const left = millisecondsOf(last.sent_at) + again - millisecondsOf(now)
      if (left > 0) throw tooOften(Math.ceil(left / second))
    }
    const code = String(randomInt(10 ** codeLength)).padStart(codeLength, "0")
    await tx.query(
      `insert into codes (login, purpose, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5)
       on conflict (login, purpose) do update set code_hash = excluded.code_hash, tries = 0,
         sent_at = excluded.sent_at, expires_at = excluded.expires_at, spent_at = null`,
      [login.value, purpose, hashed(login, purpose, code).toString("hex"), now, later(now, lasts)],
    )
    if (!toNobody) {
      const values = { brand: shop.config.site.brand, code, minutes: lasts / minute }
      const letter = {
        to: login.value,
        channel: login.channel === "email" ? ("email" as const) : ("sms" as const),
        subject: login.channel === "email" ? say(locale, { key: "letter.code.subject", values }) : null,
        text: say(locale, { key: purpose === "login" ? "letter.code.login" : "letter.code.reset", values }),
        code,
      }
      await shop.providers.send(tx, letter, now)
    }
    return { sentTo: hinted(login), expiresIn: lasts / second, resendIn: again / second }
  })

/** Spends the code, or counts the try and throws 422. The try is counted even when what follows is undone. */
export const spendCode = async (db: Database, login: Login, purpose: Purpose, code: string, now: Instant): Promise<void> => {
  const right = await db.transaction(async (tx) => {
    const row = await kept(tx, login, purpose)
    if (row === undefined || row.spent_at !== null || millisecondsOf(row.expires_at) <= millisecondsOf(now)) return false
    if (row.tries >= mostTries) return false
    const fits = timingSafeEqual(Buffer.from(row.code_hash, "hex"), hashed(login, purpose, tidyCode(code)))
    await tx.query(
      "update codes set tries = tries + 1, spent_at = case when $3 then $4::timestamptz end where login = $1 and purpose = $2",
      [login.value, purpose, fits, now],
    )
    return fits
  })
  if (!right) throw wrongField("code", { key: "code.incorrect" })
}
