/** Confirmed contacts of a user, which receive codes and letters about the account. Record 0040. */
import { receivesSms } from "#domain/rules/identity/phone-number.ts"
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
