/** Nesting of a request's JSON: deeper than any call asks for is refused before it is parsed, since walking it takes stack. */

export const deepestNesting = 32

/** Whether arrays and objects of a JSON text lie deeper in each other than that. */
export const isNestedTooDeep = (json: string): boolean => {
  let depth = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at]
    if (isInText) {
      if (character === "\\") at += 1
      else if (character === '"') isInText = false
    } else if (character === '"') isInText = true
    else if (character === "[" || character === "{") {
      depth += 1
      if (depth > deepestNesting) return true
    } else if (character === "]" || character === "}") depth -= 1
  }
  return false
}
