/** Maximum nesting of a request's JSON, checked before parsing since recursion takes stack. */

export const deepestNesting = 32

/** Whether the arrays and objects of a JSON text are nested deeper than that. */
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
