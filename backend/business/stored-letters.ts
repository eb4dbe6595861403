/** Letters kept in the database, where the sandbox's inbox shows them. */
import type { Providers } from "./providers.ts"

export const storedLetters: Providers["send"] = async (db, { to, channel, subject, text, code }, at) => {
  await db.query("insert into messages (recipient, channel, subject, text, code, created_at) values ($1, $2, $3, $4, $5, $6)", [to, channel, subject, text, code, at])
}
