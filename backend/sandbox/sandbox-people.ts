/** People whom the sandbox's provider of social logins knows. */
export type SandboxPerson = {
  readonly subject: string
  readonly email: string
  readonly isEmailVerified: boolean
  readonly firstName: string
  readonly lastName: string
}

/** Joined to the demo person from the beginning. */
export const joinedSubject = "nomin"

/** One who is a user, one whose e-mail is a user's, and one who is new. */
export const sandboxPeople: ReadonlyArray<SandboxPerson> = [
  { subject: joinedSubject, email: "demo@example.mn", isEmailVerified: true, firstName: "Номин", lastName: "Батболд" },
  { subject: "trade", email: "org@example.mn", isEmailVerified: true, firstName: "Сараа", lastName: "Дорж" },
  { subject: "temuulen", email: "temuulen@example.mn", isEmailVerified: true, firstName: "Тэмүүлэн", lastName: "Ганбат" },
]
