/** Passwords: Argon2id hashes, checked in equal time for unknown logins. */
import { hash, verify } from "@node-rs/argon2"
import { passwordMinLength, passwordMaxLength } from "#domain/rules/identity/password-form.ts"
import { wrongField } from "#backend/http/refusal.ts"

// OWASP's minimum for Argon2id, the package's default algorithm: 19 MiB, two passes, one lane.
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hash of a password in Unicode form NFC, since phones and computers encode the same letter differently. */
export const passwordHash = (password: string): Promise<string> => hash(password.normalize("NFC"), cost)

let unownedHash: Promise<string> | null = null

/** Whether the password matches the hash. Without a hash it takes as long, so that timing does not reveal a login. */
export const isPassword = async (password: string, storedHash: string | null): Promise<boolean> => {
  const comparedHash = storedHash ?? (await (unownedHash ??= passwordHash("nobody logs in by this")))
  const typed = password.slice(0, passwordMaxLength)
  const composed = typed.normalize("NFC")
  // Older hashes are of the password as typed, before it was composed.
  const isMatch = (await verify(comparedHash, composed)) || (composed !== typed && (await verify(comparedHash, typed)))
  return storedHash !== null && isMatch
}

/** Returns the password. Throws 422 for an empty, too short or too long one. */
export const acceptedPassword = (password: string, field = "password"): string => {
  if (password === "") throw wrongField(field, { key: "password.blank" })
  if (password.length < passwordMinLength) throw wrongField(field, { key: "password.short", values: { min: passwordMinLength } })
  if (password.length > passwordMaxLength) throw wrongField(field, { key: "password.long", values: { max: passwordMaxLength } })
  return password
}
