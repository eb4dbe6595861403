/** SQL of a row that is inserted, or takes the place of the one with its key. */

/**
 * `columns`, as `code, name`, get the parameters `$1`, `$2` … in this order; `fixed` columns a value that is the same for all rows, such as
 * `{ withdrawn: false }`.
 */
export const upsert = (table: string, key: string, columns: string, fixed: Readonly<Record<string, boolean>> = {}): string => {
  const given = columns.split(", ")
  const all = [...given, ...Object.keys(fixed)].join(", ")
  const inserted = [...given.map((_, at) => `$${at + 1}`), ...Object.values(fixed)].join(", ")
  const updated = [...given.map((column) => `excluded.${column}`), ...Object.values(fixed)].join(", ")
  return `insert into ${table} (${all}) values (${inserted}) on conflict (${key}) do update set (${all}) = row(${updated})`
}
