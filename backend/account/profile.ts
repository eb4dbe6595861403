/** Profile of a user: reading it, and changing personal data, contact or password. Contract "Identity". */
import type { Profile } from "#domain/entities/account/profile.ts"
import type { Gender } from "#domain/entities/identity/person.ts"
import { personWireNames } from "#domain/entities/identity/person-wire-names.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { Locale } from "#domain/entities/locale.ts"
import { checkProfile, personOf, profileFormOf } from "#domain/rules/account/profile-form.ts"
import type { PasswordChange, PersonChange } from "#adapters/shop/contract/account/profile.ts"
import { isDuplicate } from "#backend/database/database.ts"
import type { CallerAddress } from "#backend/http/caller-address.ts"
import { Refusal, wrongField } from "#backend/http/refusal.ts"
import { spendCode } from "#backend/identity/one-time-codes.ts"
import { codeGuesses, withGuessLimit } from "#backend/identity/login-attempts.ts"
import { notifyUser } from "#backend/identity/account-letters.ts"
import { codeContact, contactsOfUser } from "#backend/identity/confirmed-contacts.ts"
import { loginOf, maskedLogin } from "#backend/identity/login.ts"
import { acceptedPassword, passwordHash } from "#backend/identity/passwords.ts"
import { personalDataRefusals } from "#backend/identity/personal-data-refusals.ts"
import { confirm, requireProof, spendProof } from "#backend/identity/proof.ts"
import { endSessionsOf } from "#backend/identity/sessions.ts"
import { setPassword } from "#backend/identity/users.ts"
import type { BackendServices } from "#backend/services.ts"

type Row = {
  readonly version: number
  readonly kind: Profile["kind"]
  readonly email: string | null
  readonly phone: string | null
  readonly email_confirmed: boolean
  readonly phone_confirmed: boolean
  readonly has_password: boolean
  readonly first_name: string
  readonly last_name: string
  readonly birthday: string | null
  readonly gender: Gender | null
  readonly occupation: string
  readonly registration_number: string | null
}

export const profileOf = async (services: BackendServices, userId: number): Promise<Profile> => {
  const [row] = await services.db.query<Row>(
    `select version, kind, email, phone, email_confirmed, phone_confirmed, password_hash is not null as has_password,
       first_name, last_name, birthday::text as birthday, gender, occupation, registration_number
     from users where id = $1`,
    [userId],
  )
  if (row === undefined) throw new Error(`user ${userId} is gone while logged in`)
  const contact = codeContact(row, services)
  return {
    version: row.version,
    kind: row.kind,
    person: {
      firstName: row.first_name,
      lastName: row.last_name,
      birthday: row.birthday,
      gender: row.gender,
      occupation: row.occupation,
      registrationNumber: row.registration_number,
    },
    email: row.email,
    emailConfirmed: row.email !== null && row.email_confirmed,
    mobile: row.phone,
    mobileConfirmed: row.phone !== null && row.phone_confirmed,
    hasPassword: row.has_password,
    codeTo: contact === null ? null : maskedLogin(contact),
  }
}

/** Throws 409 where the profile has changed since `change.version`, 422 for what the form's rule refuses. */
export const changePerson = async (
  services: BackendServices,
  userId: number,
  change: typeof PersonChange.Type,
  now: Instant,
): Promise<void> => {
  const { version, ...person } = change
  const { kind } = await profileOf(services, userId)
  const form = profileFormOf(person)
  const [refusal] = checkProfile(form, kind, now)
  if (refusal !== undefined) throw wrongField(personWireNames[refusal.field], { key: personalDataRefusals[refusal.key] })
  const { firstName, lastName, birthday, gender, occupation, registrationNumber } = personOf(form)
  const changed = await services.db.query(
    `update users set first_name = $3, last_name = $4, birthday = $5, gender = $6, occupation = $7, registration_number = $8, version = version + 1
     where id = $1 and version = $2 returning 1`,
    [userId, version, firstName, lastName, birthday, gender, occupation, registrationNumber],
  )
  if (changed.length === 0) throw new Refusal(409, { key: "profile.changed" }, { statusCode: "profile_changed" })
}

type Request = {
  readonly userId: number
  readonly address: CallerAddress
  readonly now: Instant
  readonly session: string | null
  readonly locale: Locale
}

const contactColumns = {
  email: { column: "email", confirmedColumn: "email_confirmed" },
  mobile: { column: "phone", confirmedColumn: "phone_confirmed" },
} as const

/** Stores a contact that its code confirms, after a proof of the person. Only the holder of the code learns that the contact is taken. Throws 422. */
export const changeContact = async (
  services: BackendServices,
  field: "email" | "mobile",
  contact: string,
  code: string,
  request: Request,
) => {
  const { userId, address, now } = request
  const login = loginOf(contact)
  if ((field === "email") !== (login.channel === "email")) {
    throw wrongField(field, { key: field === "email" ? "email.incorrect" : "phone.incorrect" })
  }
  await requireProof(services.db, login, request)
  await withGuessLimit(services.db, codeGuesses, { login, address, now }, () =>
    spendCode(services.db, { login, address, purpose: "contact" }, { code, now }),
  )
  const { column, confirmedColumn } = contactColumns[field]
  try {
    await services.db.transaction(async (tx) => {
      await spendProof(tx, login, request)
      const earlierContacts = await contactsOfUser(tx, userId)
      await tx.query(`update users set ${column} = $2, ${confirmedColumn} = true, version = version + 1 where id = $1`, [
        userId,
        login.value,
      ])
      await notifyUser(services, tx, { kind: field, masked: maskedLogin(login) }, request, earlierContacts)
    })
    services.sendSoon()
  } catch (error) {
    throw isDuplicate(error) ? wrongField(field, { key: "contact.taken" }) : error
  }
}

/** Sets a password and ends the user's other sessions. Throws 422 for a wrong proof or a password that is not acceptable. */
export const changePassword = async (services: BackendServices, change: typeof PasswordChange.Type, request: Request): Promise<void> => {
  const password = acceptedPassword(change.password)
  if (password !== change.passwordConfirmation) throw wrongField("password_confirmation", { key: "password.differs" })
  await confirm(services, { password: change.currentPassword, code: change.code, field: "current_password" }, request)
  const hash = await passwordHash(password)
  await services.db.transaction(async (tx) => {
    await setPassword(tx, request.userId, hash)
    await endSessionsOf(tx, request.userId, request.session)
    await notifyUser(services, tx, { kind: "password" }, request)
  })
  services.sendSoon()
}
