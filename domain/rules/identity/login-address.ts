/** Addresses of login, registration and password reset, which lead to the path `next` afterwards; home needs no parameter. */
const withReturn = (address: string, next: string): string => {
  if (next === "/") return address
  return `${address}${address.includes("?") ? "&" : "?"}from=${encodeURIComponent(next)}`
}

export const loginAddress = (next: string): string => withReturn("/login", next)

export const registrationAddress = (next: string): string => withReturn("/login?step=register", next)

export const resetAddress = (next: string): string => withReturn("/password/reset", next)
