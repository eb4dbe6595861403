/** By the number of a PostgreSQL type: what its text means. */
export declare const readers: Readonly<Record<number, (text: string) => unknown>>
