/** Letters to a user about changes of how the user logs in. Record 0040. */
import { randomUUID } from "node:crypto"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { accountLetter } from "#domain/rules/notifications/account-letter.ts"
import type { AccountChange } from "#domain/rules/notifications/letter-texts.ts"
import type { Database } from "#backend/database/database.ts"
import { queueLetter } from "#backend/notifications/outbox.ts"
import type { BackendServices } from "#backend/services.ts"
import { contactsOfUser } from "./confirmed-contacts.ts"
import { letterChannels, type Login } from "./login.ts"

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
