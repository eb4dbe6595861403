/** Demo users and what belongs to them; the same on every machine. */
import { day, later } from "#domain/rules/instants.ts"
import { isForThisMachine } from "#backend/config.ts"
import type { Database } from "#backend/database/database.ts"
import { isPassword, passwordHash } from "#backend/identity/passwords.ts"
import { joinedSubject } from "#backend/sandbox/sandbox-people.ts"
import type { BackendServices } from "#backend/services.ts"
import { seedOffers } from "./offers.ts"
import { seedOrders } from "./orders.ts"
import { seedReading } from "../content/reading.ts"
import { seedWishLists } from "./wish-lists.ts"
import { seedWallet } from "./wallet.ts"

/** Well-known password, for a sandbox that only this machine reaches. */
export const demoPassword = "Demo-2026"

type Person = {
  readonly email: string
  readonly phone: string | null
  readonly kind: "person" | "organization"
  readonly firstName: string
  readonly lastName: string
  readonly organization: Readonly<Record<string, string>> | null
  readonly isAdmin: boolean
}

/** Has orders, wish lists, a wallet, addresses and a card; the others have nothing. */
const demoPerson: Person = {
  email: "demo@example.mn",
  phone: "99112233",
  kind: "person",
  firstName: "Номин",
  lastName: "Батболд",
  organization: null,
  isAdmin: false,
}

const people: ReadonlyArray<Person> = [
  demoPerson,
  {
    email: "org@example.mn",
    phone: null,
    kind: "organization",
    firstName: "",
    lastName: "",
    organization: { name: "Жишээ Трейд ХХК", registryNumber: "1234567", phone: "70001234", address: "Улаанбаатар, Сүхбаатар, 1-р хороо" },
    isAdmin: false,
  },
  { email: "admin@example.mn", phone: null, kind: "person", firstName: "Админ", lastName: "", organization: null, isAdmin: true },
]

const addPerson = async (db: Database, person: Person, hash: string, now: string): Promise<number> => {
  const [row] = await db.query<{ id: number }>(
    `insert into users (email, phone, kind, first_name, last_name, organization, is_admin, is_demo, password_hash, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, true, $8, $9) returning id`,
    [
      person.email,
      person.phone,
      person.kind,
      person.firstName,
      person.lastName,
      person.organization === null ? null : JSON.stringify(person.organization),
      person.isAdmin,
      hash,
      now,
    ],
  )
  if (row === undefined) throw new Error(`${person.email} was not added`)
  return row.id
}

/** Addresses of the demo person, the default first. */
const addresses = [
  { label: "Гэр", district: "Баянзүрх", quarter: "26-р хороо", detail: "Нарны зам, 42-р байр, 2-р орц, 68 тоот", zipcode: "13260" },
  { label: "Ажил", district: "Сүхбаатар", quarter: "8-р хороо", detail: "Сөүлийн гудамж 21, 7 давхар", zipcode: "14251" },
]

/** Seeds the personal data, addresses and card of the demo person, whose e-mail is not confirmed yet. */
const seedBelongings = async (db: Database, id: number, now: string): Promise<void> => {
  await db.query("update users set gender = 'female', birthday = '1994-03-17', occupation = $2, email_confirmed = false where id = $1", [
    id,
    "Нягтлан бодогч",
  ])
  for (const [at, { label, ...place }] of addresses.entries()) {
    const { firstName, lastName, phone } = demoPerson
    const address = { firstName, lastName, phone, city: "Улаанбаатар", ...place }
    await db.query("insert into addresses (user_id, label, address, is_default, created_at) values ($1, $2, $3, $4, $5)", [
      id,
      label,
      JSON.stringify(address),
      at === 0,
      now,
    ])
  }
  await db.query(
    `insert into saved_cards (id, user_id, bank, last_digits, is_default, created_at, registered_at)
     values ('demo-card', $1, $2, '4242', true, $3, $3)`,
    [id, "Тэнгис банк", now],
  )
}

/** Links the demo person with an account at the social login of the sandbox. */
const seedSocialIdentity = (db: Database, id: number, now: string) =>
  db.query("insert into social_identities (provider, subject, user_id, linked_at) values ('sandbox', $1, $2, $3)", [joinedSubject, id, now])

const seedUsers = async (services: BackendServices, db: Database, hash: string): Promise<void> => {
  const now = services.now()
  for (const person of people) {
    const id = await addPerson(db, person, hash, later(now, -200 * day))
    if (person !== demoPerson) continue
    await seedOrders(services, db, id)
    await seedWishLists(services, db, id)
    await seedReading(services, db, id)
    await seedWallet(services, db, id)
    await seedOffers(services, db, id)
    await seedBelongings(db, id, now)
    await seedSocialIdentity(db, id, now)
  }
}

/** The well-known password only on this machine; elsewhere the sandbox's secret. */
const passwordFor = ({ config }: BackendServices): string =>
  isForThisMachine(config) ? demoPassword : (config.sandbox?.secret ?? demoPassword)

/** Adds the demo users once, and replaces the well-known password where other machines can reach the server. */
export const seedPeople = async (services: BackendServices): Promise<void> => {
  const password = passwordFor(services)
  const [demo] = await services.db.query<{ password_hash: string }>("select password_hash from users where is_demo order by id limit 1")
  if (demo !== undefined && (await isPassword(password, demo.password_hash))) return
  const hash = await passwordHash(password)
  if (demo === undefined) await seedUsers(services, services.db, hash)
  else await services.db.query("update users set password_hash = $1 where is_demo", [hash])
}
