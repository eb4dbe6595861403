/** Confirmed contacts of a user, and letters to them about changes of how the user logs in. Record 0040. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import type { AccountChange } from "#domain/rules/notifications/letter-texts.ts"
import { accountLetter } from "#domain/rules/notifications/account-letter.ts"
import { receivesSms } from "#domain/rules/identity/phone-number.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import type { Database } from "#backend/database/database.ts"
import type { BackendServices } from "#backend/services.ts"
import { letterChannels, type Login } from "./login.ts"

export type ConfirmedContacts = {
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
}

/** Confirmed contacts that can receive a code or a letter, the phone first. */
export const confirmedContacts = ({ email, phone, email_confirmed, phone_confirmed }: ConfirmedContacts): ReadonlyArray<Login> => [
  ...(phone !== null && phone_confirmed && receivesSms(phone) ? [{ channel: "phone", value: phone } as const] : []),
  ...(email !== null && email_confirmed ? [{ channel: "email", value: email } as const] : []),
]

/** The confirmed contact that receives codes: the phone, unless the shop sends no SMS. */
export const codeContact = (row: ConfirmedContacts, { carriers }: Pick<BackendServices, "carriers">): Login | null => {
  const contacts = confirmedContacts(row)
  return contacts.find(({ channel }) => carriers[letterChannels[channel]] !== null) ?? contacts[0] ?? null
}

export const contactsOfUser = async (db: Database, userId: number): Promise<ReadonlyArray<Login>> => {
  const [row] = await db.query<ConfirmedContacts>("select email, phone, email_confirmed, phone_confirmed from users where id = $1", [
    userId,
  ])
  return row === undefined ? [] : confirmedContacts(row)
}

/** Queues a letter about `change` to the user's confirmed contacts and to `earlier`, those before the change. */
export const notifyUser = async (
  services: Pick<BackendServices, "config" | "site" | "carriers">,
  tx: Database,
  change: AccountChange,
  { userId, locale, now }: { readonly userId: number; readonly locale: Locale; readonly now: Instant },
  earlier: ReadonlyArray<Login> = [],
): Promise<void> => {
  const { brand, supportPhone } = services.site()
  const letter = accountLetter(change, { brand, supportPhone, locale })
  const key = `account ${userId} ${change.kind} ${randomUUID()}`
  const contacts = new Map([...earlier, ...(await contactsOfUser(tx, userId))].map((contact) => [contact.value, contact]))
  for (const { channel, value } of contacts.values()) {
    const letterChannel = letterChannels[channel]
    if (services.carriers[letterChannel] === null) continue
    await queueLetter(services, tx, { key: `${key} ${value}`, channel: letterChannel, to: value, userId, locale, letter }, now)
  }
}
