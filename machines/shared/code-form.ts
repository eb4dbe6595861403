/** One-time code in a form: how machines type into it, and when it is complete. */
import type { Refusal } from "#domain/rules/forms/refusals.ts"
import type { CodeSent } from "#machines/identity/ports.ts"
import { checkCode, codeLength, normalizeCode } from "#domain/rules/identity/one-time-code.ts"

type Form = { readonly code: string }
type Typing<Shape extends Form> = { readonly form: Shape; readonly refusals: ReadonlyArray<Refusal<keyof Shape & string>> }

/** Assignment of typing into `field`; another `address`, where the form has one, needs another code. */
export const typed = <Shape extends Form, Field extends keyof Shape & string>(
  { form, refusals }: Typing<Shape>,
  { field, value }: { readonly field: Field; readonly value: Shape[Field] },
  address: (keyof Shape & string) | null = null,
) => ({
  ...(field === address ? { sent: null, resendIn: 0 } : {}),
  form: { ...form, ...(field === address ? { code: "" } : {}), [field]: value },
  refusals: refusals.filter((refusal) => refusal.field !== field),
  problem: null,
})

/** Assignment of a code that was sent: the boxes are empty again. */
export const sentCode = <Shape extends Form>(form: Shape, sent: CodeSent) => ({
  sent,
  resendIn: sent.resendIn,
  problem: null,
  form: { ...form, code: "" },
})

/** Assignment of a second that has passed. */
export const tickedDown = ({ resendIn }: { readonly resendIn: number }) => ({ resendIn: Math.max(0, resendIn - 1) })

/** Whether this is the last digit of a code. */
export const completesCode = ({ field, value }: { readonly field: string; readonly value: unknown }): boolean =>
  field === "code" && typeof value === "string" && normalizeCode(value).length === codeLength && checkCode({ code: value }).length === 0
