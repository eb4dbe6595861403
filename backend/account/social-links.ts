/** Social logins that are linked to a user, and unlinking one of them. B28. */
import type { SocialLink } from "#domain/entities/account/social-link.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal } from "#backend/http/refusal.ts"
import { notifyUser } from "#backend/identity/account-letters.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = { readonly provider: SocialLink["provider"]; readonly linked_at: Instant }

/** The latest first. */
export const socialLinksOf = async (db: Database, userId: number): Promise<ReadonlyArray<SocialLink>> => {
  const rows = await db.query<Row>(
    `select provider, max(linked_at) as linked_at from social_identities
     where user_id = $1 group by provider order by 2 desc, provider`,
    [userId],
  )
  return rows.map(({ provider, linked_at }) => ({ provider, linkedAt: linked_at }))
}

/** Whether the user can log in without `provider`: by a password, another social login, or a code by a configured carrier. */
const hasOtherLogin = async (
  db: Database,
  { email, sms }: BackendServices["carriers"],
  userId: number,
  provider: string,
): Promise<boolean> => {
  const [row] = await db.query<{ other: boolean }>(
    `select (password_hash is not null or (email is not null and $3) or (phone is not null and $4)
       or exists (select from social_identities where user_id = $1 and provider <> $2)) as other
     from users where id = $1 for update`,
    [userId, provider, email !== null, sms !== null],
  )
  return row?.other ?? false
}

/** Unlinks a social login and notifies the user. Throws 404 for a provider that is not linked, and 422 where nothing else would be left to log in by. */
export const unlinkSocial = async (
  services: Pick<BackendServices, "db" | "config" | "site" | "carriers" | "sendSoon">,
  provider: string,
  { userId, locale, now }: { readonly userId: number; readonly locale: Locale; readonly now: Instant },
): Promise<void> => {
  await services.db.transaction(async (tx) => {
    if (!(await hasOtherLogin(tx, services.carriers, userId, provider))) throw new Refusal(422, { key: "social.last" })
    const [removed] = await tx.query<Pick<Row, "provider">>(
      "delete from social_identities where user_id = $1 and provider = $2 returning provider",
      [userId, provider],
    )
    if (removed === undefined) throw missing("social.none")
    await notifyUser(services, tx, { kind: "unlinked", provider: removed.provider }, { userId, locale, now })
  })
  services.sendSoon()
}
