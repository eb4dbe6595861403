/** Rules of a one-time code as typed, for a login, a new contact or a proof. Specification §1, §5. */
import { refusal } from "#domain/rules/forms/refusals.ts"
import type { Refusal } from "#domain/rules/forms/refusals.ts"

/** Number of digits of a one-time code. */
export const codeLength = 6

/** One-time code without spaces and dashes. */
export const normalizeCode = (text: string): string => text.replace(/[\s-]/gu, "")

/** Kind of a one-time code; a wrong one has a message for each. */
export type CodeKind = "email" | "sms" | "tan" | "other"
const wrongCode: Readonly<Record<CodeKind, string>> = {
  email: "v.email_code",
  sms: "v.sms_code",
  tan: "v.tan_code",
  other: "v.code",
}

/** Refusal of a one-time code that is blank or has not `codeLength` digits. */
export const checkCode = (form: { readonly code: string }, kind: CodeKind = "other"): ReadonlyArray<Refusal<"code">> => {
  const code = normalizeCode(form.code)
  if (code === "") return refusal("code", "v.code_blank")
  return refusal("code", new RegExp(`^\\d{${codeLength}}$`).test(code) ? null : wrongCode[kind])
}
