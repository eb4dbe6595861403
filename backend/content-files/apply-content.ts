/** Applying of a folder's content: what differs from what is stored, and its storing. */
import type { ContentDifference } from "#adapters/shop/contract/merchant/merchant-content.ts"
import { isJsonObject } from "#domain/entities/json-object.ts"
import type { Instant } from "#domain/entities/ids.ts"
import { defaultLocale } from "#domain/entities/locale.ts"
import type { Database } from "#backend/database/database.ts"
import type { MessageRef } from "#backend/texts/format-message.ts"
import { raiseContentVersion } from "./content-version.ts"
import { WrongContent, type ContentChange, type ContentPart, type ItemFault, type WrongPart } from "./content-kind.ts"

type Difference = typeof ContentDifference.Type

/** JSON with the keys of objects in order, so that equal items are equal texts. */
export const canonical = (item: unknown): string =>
  JSON.stringify(item, (_, value: unknown) =>
    isJsonObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1))) : value,
  )

type Comparison = {
  readonly put: ReadonlyArray<unknown>
  readonly gone: ReadonlyArray<unknown>
  readonly isReordered: boolean
  readonly differences: ReadonlyArray<Difference>
}

const compare = ({ name, kind, items }: ContentPart, stored: ReadonlyArray<unknown>, now: Instant): Comparison => {
  const formOf = (item: unknown) => (kind.stored === undefined ? item : kind.stored(item))
  const before = new Map(stored.map((item) => [kind.keyOf(item), item]))
  const after = new Set(items.map(kind.keyOf))
  const isStored = (item: unknown) => canonical(before.get(kind.keyOf(item)) ?? null) === canonical(formOf(item))
  const put = items.filter((item) => !isStored(item))
  const gone = stored.filter((item) => !after.has(kind.keyOf(item)) && kind.hasEnded?.(item, now) !== true)
  const inBoth = (list: ReadonlyArray<unknown>) => list.map(kind.keyOf).filter((key) => after.has(key) && before.has(key))
  return {
    put,
    gone,
    isReordered: kind.isOrdered && inBoth(items).join("\n") !== inBoth(stored).join("\n"),
    differences: [
      ...put.map((item): Difference => {
        const key = kind.keyOf(item)
        return { kind: name, key, change: before.has(key) ? "changed" : "new", before: before.get(key) ?? null, after: formOf(item) }
      }),
      ...gone.map((item): Difference => ({ kind: name, key: kind.keyOf(item), change: "gone", before: item, after: null })),
    ],
  }
}

/** Kinds before those that name their items. */
export const inOrder = (content: ReadonlyArray<ContentPart>): ReadonlyArray<ContentPart> => {
  const ordered = new Set<ContentPart>()
  const add = (part: ContentPart): void => {
    for (const named of content.filter(({ name }) => part.kind.after?.includes(name) === true)) add(named)
    ordered.add(part)
  }
  content.forEach(add)
  return [...ordered]
}

/** Items that cannot be stored. */
const faultsOf = async (tx: Database, part: ContentPart, change: ContentChange<unknown>): Promise<ReadonlyArray<ItemFault>> => {
  const { fileFaults = () => [], faults: faultsIn = async () => [] } = part.kind
  return [...fileFaults(part.items), ...(await faultsIn(tx, change))]
}

/** Names under which others may name the items of a part. */
const namesOf = ({ kind, items }: ContentPart): ReadonlyArray<string> =>
  items.flatMap((item) => {
    const name = isJsonObject(item) && isJsonObject(item["name"]) ? item["name"][defaultLocale] : undefined
    return [kind.keyOf(item), ...(typeof name === "string" ? [name.trim().normalize()] : [])]
  })

/** Name of which a fault says that the shop has none. */
const missingName = ({ values = {} }: MessageRef): string | null => {
  const { reason, name } = values
  if (typeof reason === "object" && "key" in reason) return missingName(reason)
  return typeof name === "string" ? name : null
}

/** Stores what differs. Returns it. Throws `WrongContent` with all faults of all parts: after the first one nothing more is stored. */
const store = async (tx: Database, content: ReadonlyArray<ContentPart>, now: Instant): Promise<ReadonlyArray<Difference>> => {
  const all: Difference[] = []
  const wrong: WrongPart[] = []
  const unstored = new Set<string>()
  const ordered = inOrder(content)
  // All of them before anything is written: an order that is placed locks the same rows first.
  for (const { kind, items } of ordered) await kind.lock?.(tx, items)
  for (const part of ordered) {
    const { put, gone, isReordered, differences } = compare(part, await part.kind.read(tx), now)
    const change = { items: part.items, put, gone, now }
    const faults = await faultsOf(tx, part, change)
    // What is not stored because of a fault is not missing.
    const own = faults.filter(({ reason }) => !unstored.has(missingName(reason) ?? ""))
    if (own.length > 0) wrong.push({ part, faults: own })
    if (wrong.length > 0) {
      for (const name of namesOf(part)) unstored.add(name)
      continue
    }
    const isSame = put.length === 0 && gone.length === 0 && !isReordered
    const endedParts = isSame ? [] : ((await part.kind.partsInUse?.(tx, change)) ?? [])
    const inUse = isSame ? [] : await part.kind.write(tx, change)
    const ended = new Set(inUse.map(part.kind.keyOf))
    all.push(
      ...differences.map((one): Difference => (one.change === "gone" && ended.has(one.key) ? { ...one, change: "ended" } : one)),
      ...endedParts.map((key): Difference => ({ kind: part.name, key, change: "ended", before: null, after: null })),
      ...(isReordered && differences.length === 0
        ? [{ kind: part.name, key: "", change: "changed", before: null, after: null } satisfies Difference]
        : []),
    )
  }
  if (wrong.length > 0) throw new WrongContent(wrong)
  if (all.length > 0) await raiseContentVersion(tx)
  return all
}

/** Ends the transaction of a trial, which so says what is in use and stores nothing. */
class TrialEnd extends Error {
  constructor(readonly differences: ReadonlyArray<Difference>) {
    super("nothing is stored")
  }
}

/** Stores what differs, all or nothing, and returns it; `isTrial` stores nothing. Throws `WrongContent` for items that cannot be stored. */
export const applyContent = async (
  db: Database,
  content: ReadonlyArray<ContentPart>,
  { now, isTrial }: { readonly now: Instant; readonly isTrial: boolean },
): Promise<ReadonlyArray<Difference>> => {
  try {
    return await db.transaction(
      async (tx) => {
        const differences = await store(tx, content, now)
        if (isTrial) throw new TrialEnd(differences)
        return differences
      },
      // A category with another name has all of its goods indexed again.
      { unlimited: true },
    )
  } catch (error) {
    if (error instanceof TrialEnd) return error.differences
    throw error
  }
}
