/** Grouping of modules into files: two files become one where saving a request is worth more than what pages then load without need. */

/** When a page loads something: 1 with its first view, 2 to 5 afterwards in this order; 0 is never. */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5

/** A module with the stage in which each page needs it; `size` in bytes as sent. */
export type SizedModule = {
  readonly id: string
  readonly size: number
  readonly needs: ReadonlyArray<Stage>
  readonly imports: ReadonlyArray<string>
}

export type Costs = {
  /** How often a page is opened, relative to the others. */
  readonly weights: ReadonlyArray<number>
  /** Cost of a byte by stage; 0 for what is never loaded. */
  readonly stages: Readonly<Record<Stage, number>>
  /** Cost of one more file, in bytes. */
  readonly file: number
}

type Group = { readonly ids: Array<string>; size: number; loads: Array<Stage>; readonly imports: Set<Group> }

/** The earlier of two stages; never is later than any. */
const sooner = (one: Stage, other: Stage): Stage => {
  if (one === 0) return other
  if (other === 0) return one
  return one < other ? one : other
}

/** Modules that the same pages need in the same stages: no page loads one of them without need. */
const equalNeeds = (modules: ReadonlyArray<SizedModule>): ReadonlyArray<Group> => {
  const byNeeds = new Map<string, Group>()
  const groupOf = new Map<string, Group>()
  for (const { id, size, needs } of modules) {
    const key = needs.join("")
    const group = byNeeds.get(key) ?? { ids: [], size: 0, loads: [...needs], imports: new Set<Group>() }
    group.ids.push(id)
    group.size += size
    byNeeds.set(key, group)
    groupOf.set(id, group)
  }
  for (const { id, imports } of modules)
    for (const imported of imports) {
      const [from, to] = [groupOf.get(id), groupOf.get(imported)]
      if (from !== undefined && to !== undefined && from !== to) from.imports.add(to)
    }
  return [...byNeeds.values()]
}

/** Groups that a group imports, directly or through others. */
const importedBy = (group: Group, imported = new Set<Group>()): ReadonlySet<Group> => {
  for (const next of group.imports) {
    if (imported.has(next)) continue
    imported.add(next)
    importedBy(next, imported)
  }
  return imported
}

/** Cost that a merge adds to all pages; a merge below 0 saves. */
const addedCost = (one: Group, other: Group, { weights, stages, file }: Costs): number => {
  const imported = [...new Set([...importedBy(one), ...importedBy(other)])].filter((group) => group !== one && group !== other)
  return weights.reduce((added, weight, page) => {
    const [first, second] = [one.loads[page] ?? 0, other.loads[page] ?? 0]
    if (first === second) return added - weight * stages[first] * file
    const both = sooner(first, second)
    // Stage 0, in which a group is not loaded, costs nothing.
    const mergedCost = stages[both] * (one.size + other.size + file)
    const firstCost = stages[first] * (one.size + file)
    const secondCost = stages[second] * (other.size + file)
    const addedByImports = imported.reduce((sum, group) => {
      const before = group.loads[page] ?? 0
      const after = sooner(before, both)
      return sum + (stages[after] - stages[before]) * (group.size + file)
    }, 0)
    return added + weight * (mergedCost - firstCost - secondCost + addedByImports)
  }, 0)
}

/**
 * Puts `other` into `one`; what they import is loaded with them. Groups that import each other are then loaded at the same time,
 * so a further merge makes one file of them: files never import each other in a cycle.
 */
const merge = (groups: Set<Group>, one: Group, other: Group): void => {
  one.ids.push(...other.ids)
  one.size += other.size
  one.loads = one.loads.map((stage, page) => sooner(stage, other.loads[page] ?? 0))
  for (const imported of other.imports) one.imports.add(imported)
  one.imports.delete(one)
  one.imports.delete(other)
  groups.delete(other)
  for (const group of groups) if (group.imports.delete(other) && group !== one) group.imports.add(one)
  for (const imported of importedBy(one)) imported.loads = imported.loads.map((stage, page) => sooner(stage, one.loads[page] ?? 0))
}

/** Ids by group, in a stable order. The merges that save most come first, until none saves. */
export const groupModules = (modules: ReadonlyArray<SizedModule>, costs: Costs): ReadonlyArray<ReadonlyArray<string>> => {
  const groups = new Set(equalNeeds(modules.toSorted((one, other) => (one.id < other.id ? -1 : 1))))
  const share = (one: Group, other: Group) => one.loads.some((stage, page) => stage !== 0 && other.loads[page] !== 0)
  for (;;) {
    const listed = [...groups]
    const worthwhile = listed
      .flatMap((one, at) =>
        listed.slice(at + 1).flatMap((other) => (share(one, other) ? [{ one, other, cost: addedCost(one, other, costs) }] : [])),
      )
      .filter(({ cost }) => cost < 0)
      .toSorted((one, other) => one.cost - other.cost)
    let merged = 0
    for (const { one, other, cost } of worthwhile) {
      // Earlier merges of this round have changed the others.
      if (!groups.has(one) || !groups.has(other) || addedCost(one, other, costs) > cost / 2) continue
      merge(groups, one, other)
      merged += 1
    }
    if (merged === 0) return [...groups].map(({ ids }) => ids)
  }
}
