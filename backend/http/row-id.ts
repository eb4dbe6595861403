/** Id of a row as the address of a request names it. */

/** `12` as 12; -1, which no row has, for anything but digits. */
export const rowIdOf = (text: string): number => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
