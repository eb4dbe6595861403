/** Passwords: kept as Argon2id, and never told apart from a login that does not exist. */
import { hash, verify } from "@node-rs/argon2"
import { passwordMinLength, passwordMaxLength } from "#domain/rules/identity/password-form.ts"
import { wrongField } from "#backend/http/refusal.ts"

// OWASP's floor for Argon2id: 19 MiB, two passes, one lane. It is the package's algorithm where none is named.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

export const passwordHash = (password: string): Promise<string> => hash(password, cost)

let nobodys: Promise<string> | null = null

/** Whether the password is the one that was kept. Nobody's takes as long to refuse as somebody's. */
export const isPassword = async (password: string, storedHash: string | null): Promise<boolean> => {
  const against = storedHash ?? (await (nobodys ??= passwordHash("nobody logs in by this")))
  const right = await verify(against, password.slice(0, passwordMaxLength))
  return storedHash !== null && right
}

/** Throws 422 for one that is too short or too long. */
export const acceptable = (password: string, field = "password"): string => {
  if (password === "") throw wrongField(field, { key: "password.blank" })
  if (password.length < passwordMinLength) throw wrongField(field, { key: "password.short", values: { least: passwordMinLength } })
  if (password.length > passwordMaxLength) throw wrongField(field, { key: "password.long", values: { most: passwordMaxLength } })
  return password
}
