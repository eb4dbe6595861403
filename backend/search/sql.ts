/** A piece of SQL with its own parameters, numbered from `$1`; pieces are put together without touching values. */
export type Sql = { readonly text: string; readonly params: ReadonlyArray<unknown> }

/** ``sql`a = ${1}` ``: values become parameters, pieces are put in with theirs. */
export const sql = (parts: TemplateStringsArray, ...values: ReadonlyArray<unknown>): Sql => {
  let text = parts[0] ?? ""
  const params: unknown[] = []
  values.forEach((value, at) => {
    if (isSql(value)) {
      text += shifted(value.text, params.length)
      params.push(...value.params)
    } else {
      params.push(value)
      text += `$${params.length}`
    }
    text += parts[at + 1] ?? ""
  })
  return { text, params }
}

/** SQL that holds no value: a column, a keyword. Never made from what a request brings. */
export const raw = (text: string): Sql => ({ text, params: [] })

export const joinSql = (pieces: ReadonlyArray<Sql>, between: string): Sql => {
  const params: unknown[] = []
  const texts = pieces.map((piece) => {
    const text = shifted(piece.text, params.length)
    params.push(...piece.params)
    return text
  })
  return { text: texts.join(between), params }
}

const isSql = (value: unknown): value is Sql => typeof value === "object" && value !== null && "text" in value && "params" in value

const shifted = (text: string, by: number): string => (by === 0 ? text : text.replace(/\$(\d+)/g, (_, number: string) => `$${Number(number) + by}`))
