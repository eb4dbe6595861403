/** One message for each missing thing, with all places of the folder that name it. */
import type { MessageRef } from "#backend/texts/format-message.ts"

const inner = (reason: MessageRef): MessageRef => {
  const wrapped = reason.values?.["reason"]
  return (reason.key === "setting.example" || reason.key === "setting.nearest") && typeof wrapped === "object" && "key" in wrapped
    ? inner(wrapped)
    : reason
}

/** Reasons about one name are of one missing thing; so are equal ones that a running shop has worded. */
const thingOf = (reason: MessageRef): string | null => {
  const { key, values = {} } = inner(reason)
  return "name" in values || key === "setting.wrong" ? JSON.stringify([key, values]) : null
}

/** Reasons with their places, `setting.at`, each thing once at its first place and then the file and line of the others. */
export const mergedFaults = (reasons: ReadonlyArray<MessageRef>): ReadonlyArray<MessageRef> => {
  const merged = new Map<string, { readonly first: MessageRef; readonly places: Set<string> }>()
  for (const [at, placed] of reasons.entries()) {
    const { file, line, reason } = placed.values ?? {}
    const isPlaced = typeof file === "string" && typeof line === "number" && typeof reason === "object" && "key" in reason
    const thing = (isPlaced ? thingOf(reason) : null) ?? String(at)
    const before = merged.get(thing)
    if (before === undefined) merged.set(thing, { first: placed, places: new Set() })
    else if (isPlaced) before.places.add(`${file}:${line}`)
  }
  return [...merged.values()].map(({ first, places }) =>
    places.size === 0 ? first : { key: "content.alsoIn", values: { reason: first, places: [...places].join(", ") } },
  )
}
