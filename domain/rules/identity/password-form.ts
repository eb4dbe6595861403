/** Rules of new passwords. Specification §5, V5; the length is our own choice. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Minimum length in characters. */
export const passwordMinLength = 8
/** Maximum length in characters; hashing longer ones would only load the server. */
export const passwordMaxLength = 200

type NewPassword = { readonly password: string; readonly confirmation: string }

const newPasswordRefusal = (password: string): string | null => {
  if (password === "") return "v.password_required"
  return password.length < passwordMinLength || password.length > passwordMaxLength ? "v.password_length" : null
}

const bounds = { min: String(passwordMinLength), max: String(passwordMaxLength) }

/** Refusals of a new password and its confirmation; empty when both are accepted. */
export const checkNewPassword = ({ password, confirmation }: NewPassword): ReadonlyArray<Refusal<"password" | "confirmation">> => {
  const key = newPasswordRefusal(password)
  return [
    ...refusal("password", key, key === "v.password_length" ? bounds : {}),
    ...refusal("confirmation", confirmation === password ? null : "v.password_mismatch"),
  ]
}

/** Refusals of a password change; empty when it is accepted. */
export const checkPasswordChange = (
  form: NewPassword & { readonly current: string },
): ReadonlyArray<Refusal<"current" | "password" | "confirmation">> => [
  ...refusal("current", form.current === "" ? "v.password_required" : null),
  ...checkNewPassword(form),
]
