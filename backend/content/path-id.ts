/** Id in the path of a call. */

/** The id, or -1, which no row has, for a text that is no id. */
export const idIn = (parameter: string): number => (/^\d{1,9}$/.test(parameter) ? Number(parameter) : -1)
