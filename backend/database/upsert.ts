/** Assignments of an upsert, for `on conflict … do update set`. */

/**
 * Replaces `columns` by the values of the new row, and sets `others` to constants: `code, name` with `{ withdrawn: "false" }` is
 * `(code, name, withdrawn) = row(excluded.code, excluded.name, false)`.
 */
export const replacing = (columns: string, others: Readonly<Record<string, string>> = {}): string => {
  const names = columns.split(/,\s*/)
  const values = [...names.map((name) => `excluded.${name}`), ...Object.values(others)]
  return `(${[...names, ...Object.keys(others)].join(", ")}) = row(${values.join(", ")})`
}
