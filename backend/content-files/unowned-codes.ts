/** Kinds of content whose items are codes with money that nobody owns: the first who redeems one gets its amount. E18. */
import type { Instant } from "#domain/entities/ids.ts"
import { onlyTexts, type Localized } from "#domain/entities/locale.ts"
import { momentText, writtenMoment } from "#domain/rules/calendar-date.ts"
import type { Database } from "#backend/database/database.ts"
import { upsert } from "#backend/database/upsert.ts"
import type { ContentKind, ItemFault } from "./content-kind.ts"
import { deleteOrWithdraw } from "./withdraw.ts"

/** Table of such codes, and its columns. */
type CodeTable<Key extends string> = {
  readonly table: string
  /** Of the code, named as in the file. */
  readonly key: Key
  readonly amount: string
  readonly usedAt: string
  /** Columns of texts that a code has besides, named as in the file. */
  readonly texts: ReadonlyArray<"name">
  /** SQL condition: the code was neither given nor sold to anybody. */
  readonly isUnowned: string
}
type Item<Key extends string> = Readonly<Record<Key, string>> & {
  readonly amount: number
  readonly ends?: string
  readonly name?: Localized
}
type Row = { readonly code: string; readonly amount: number; readonly ends_at: Instant | null; readonly name?: Localized }
type Taken = { readonly code: string; readonly amount: number; readonly owned: boolean }

export const unownedCodes = <Key extends string, Code extends Item<Key>>({
  table,
  key,
  amount,
  usedAt,
  texts,
  isUnowned,
}: CodeTable<Key>): Pick<ContentKind<Code>, "keyOf" | "isOrdered" | "lock" | "read" | "stored" | "faults" | "write"> => {
  const keyOf = (item: Code): string => item[key]
  const rowOf = (item: Code): Row => ({
    code: keyOf(item),
    amount: item.amount,
    ends_at: item.ends === undefined ? null : writtenMoment(item.ends, "last"),
    ...(item.name !== undefined && { name: item.name }),
  })
  const itemOf = (row: Row): Code =>
    ({
      [key]: row.code,
      ...(row.name !== undefined && { name: onlyTexts(row.name) }),
      amount: row.amount,
      ...(row.ends_at !== null && { ends: momentText(row.ends_at, "last") }),
    }) as Code
  const columns = [key, amount, "expires_at", ...texts]
  const selected = [`${key} as code`, `${amount} as amount`, "expires_at as ends_at", ...texts].join(", ")
  /** Those of the codes that are somebody's, or used. */
  const takenOf = (db: Database, codes: ReadonlyArray<string>) =>
    db.query<Taken>(
      `select ${key} as code, ${amount} as amount, not (${isUnowned}) as owned from ${table}
       where ${key} = any ($1) and (not (${isUnowned}) or ${usedAt} is not null)`,
      [codes],
    )
  return {
    keyOf,
    isOrdered: false,
    // Nobody redeems one meanwhile.
    lock: async (db, items) => {
      await db.query(`select from ${table} where ${key} = any ($1) order by ${key} for update`, [items.map(keyOf)])
    },
    read: async (db) =>
      (await db.query<Row>(`select ${selected} from ${table} where ${isUnowned} and not withdrawn order by ${key}`)).map(itemOf),
    stored: (item) => itemOf(rowOf(item)),
    faults: async (db, { items }) => {
      const taken = new Map((await takenOf(db, items.map(keyOf))).map((row) => [row.code, row]))
      return items.flatMap((item, at): ReadonlyArray<ItemFault> => {
        const row = taken.get(keyOf(item))
        if (row?.owned === true) return [{ path: [at, key], reason: { key: "content.owned", values: { code: row.code } } }]
        if (row === undefined || row.amount === item.amount) return []
        return [{ path: [at, "amount"], reason: { key: "content.used", values: { amount: row.amount } } }]
      })
    },
    write: async (db, { put, gone }) => {
      for (const { code, amount: worth, ends_at: end, name } of put.map(rowOf)) {
        const values = [code, worth, end, ...(name === undefined ? [] : [JSON.stringify(name)])]
        await db.query(upsert(table, key, columns.join(", "), { withdrawn: false }), values)
      }
      const withdrawn = await deleteOrWithdraw(db, { table, key, isInUse: `${usedAt} is not null` }, gone.map(keyOf))
      return gone.filter((item) => withdrawn.has(keyOf(item)))
    },
  }
}
