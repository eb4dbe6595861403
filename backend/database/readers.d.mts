/** Parsers of PostgreSQL values by type OID. */
export declare const readers: Readonly<Record<number, (text: string) => unknown>>
