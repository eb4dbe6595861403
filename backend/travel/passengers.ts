/** Passengers of a user: the people that they travel with. */
import type { Instant } from "#domain/entities/ids.ts"
import type { Passenger, SavedPassenger } from "#domain/entities/travel/passenger.ts"
import { titleOf } from "#domain/rules/identity/title.ts"
import { checkPassenger, maxPassengers, normalizePassengerName } from "#domain/rules/travel/passenger-form.ts"
import { passengerName } from "#domain/rules/travel/stay-guests.ts"
import type { Database } from "#backend/database/database.ts"
import { missing, Refusal, wrongField } from "#backend/http/refusal.ts"

type Row = {
  readonly id: number
  readonly first_name: string
  readonly last_name: string
  readonly gender: Passenger["gender"]
}

const savedPassenger = ({ id, first_name, last_name, gender }: Row): SavedPassenger => ({
  id,
  title: titleOf(gender),
  firstName: first_name,
  lastName: last_name,
  gender,
})

export const passengersOf = async (db: Database, userId: number): Promise<ReadonlyArray<SavedPassenger>> =>
  (await db.query<Row>("select id, first_name, last_name, gender from passengers where user_id = $1 order by id", [userId])).map(
    savedPassenger,
  )

const wireNames = { firstName: "first_name", lastName: "last_name", gender: "gender" } as const

/** Throws 422 for names that a passport could not have. */
const passportNames = (passenger: Passenger): readonly [first: string, last: string] => {
  const [refusal] = checkPassenger(passenger)
  if (refusal !== undefined) throw wrongField(wireNames[refusal.field], { key: "passenger.latin" })
  return [normalizePassengerName(passenger.firstName), normalizePassengerName(passenger.lastName)]
}

/** Throws 422 for names that a passport could not have, and above the limit. */
export const addPassenger = async (db: Database, userId: number, passenger: Passenger, now: Instant): Promise<void> => {
  const names = passportNames(passenger)
  await db.query("select from users where id = $1 for update", [userId])
  const added = await db.query(
    `insert into passengers (user_id, first_name, last_name, gender, created_at)
     select $1, $2, $3, $4, $5 where (select count(*) from passengers where user_id = $1) < $6 returning id`,
    [userId, ...names, passenger.gender, now, maxPassengers],
  )
  if (added.length === 0) throw new Refusal(422, { key: "passenger.tooMany", values: { max: maxPassengers } })
}

/** Id in a path. Throws 404 for a text that is no id. */
const idOf = (text: string): number => {
  if (!/^\d{1,15}$/.test(text)) throw missing("passenger.missing")
  return Number(text)
}

/** Changes a passenger and returns the names before and after, as stays hold them. Throws 422 for names that a passport could not have, and 404 for another user's. */
export const changePassenger = async (
  db: Database,
  userId: number,
  id: string,
  { gender, ...names }: Passenger,
): Promise<{ readonly before: string; readonly after: string }> => {
  const [firstName, lastName] = passportNames({ gender, ...names })
  const [before] = await db.query<Row>(
    "select id, first_name, last_name, gender from passengers where user_id = $1 and id = $2 for update",
    [userId, idOf(id)],
  )
  if (before === undefined) throw missing("passenger.missing")
  await db.query("update passengers set first_name = $2, last_name = $3, gender = $4 where id = $1", [
    before.id,
    firstName,
    lastName,
    gender,
  ])
  return { before: passengerName(savedPassenger(before)), after: passengerName({ title: titleOf(gender), firstName, lastName }) }
}

/** Removes a passenger. Throws 404 for another user's. */
export const removePassenger = async (db: Database, userId: number, id: string): Promise<void> => {
  const removed = await db.query("delete from passengers where user_id = $1 and id = $2 returning id", [userId, idOf(id)])
  if (removed.length === 0) throw missing("passenger.missing")
}
