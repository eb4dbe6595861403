/** Refusals of a form as a test reads them. */
type FormRefusal = { readonly field: string; readonly key: string }

/** Each refusal as `field: message key`, in the order of the form: `phone: v.phone_blank`. */
export const refusalMessages = (refusals: ReadonlyArray<FormRefusal>): ReadonlyArray<string> =>
  refusals.map(({ field, key }) => `${field}: ${key}`)
