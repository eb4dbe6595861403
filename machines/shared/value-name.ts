/** Name that a machine factory is given for its value in the context. */

/** Object with the value under its name. */
export type Named<Name extends string, Value> = { readonly [Each in Name]: Value }

/** `orders` as `Orders`, for the names of actions and guards. */
export const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1)
