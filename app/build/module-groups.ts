/** Grouping of modules into files: two files become one where a request less is worth more than what pages then load without need. */

/** When a page loads something: 1 with its first view, later ones by themselves afterwards; 0 is never. */
export type Stage = 0 | 1 | 2 | 3 | 4 | 5

/** A module with the stage in which each page needs it; `size` in bytes as sent. */
export type SizedModule = {
  readonly id: string
  readonly size: number
  readonly needs: ReadonlyArray<Stage>
  readonly imports: ReadonlyArray<string>
}

export type Costs = {
  /** How often a page is opened, beside the others. */
  readonly weights: ReadonlyArray<number>
  /** What a byte costs in each stage. */
  readonly stages: Readonly<Record<Stage, number>>
  /** What one more file costs, in bytes. */
  readonly file: number
}

type Group = { readonly ids: Array<string>; size: number; loads: Array<Stage>; readonly imports: Set<Group> }

const sooner = (one: Stage, other: Stage): Stage => (one === 0 ? other : other === 0 ? one : one < other ? one : other)

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

const importedBy = (group: Group, found = new Set<Group>()): ReadonlySet<Group> => {
  for (const next of group.imports) {
    if (found.has(next)) continue
    found.add(next)
    importedBy(next, found)
  }
  return found
}

/** What a merge adds to the cost of all pages; below 0 it is worth it. */
const addedCost = (one: Group, other: Group, { weights, stages, file }: Costs): number => {
  const imported = [...new Set([...importedBy(one), ...importedBy(other)])].filter((group) => group !== one && group !== other)
  return weights.reduce((added, weight, page) => {
    const [first, second] = [one.loads[page] ?? 0, other.loads[page] ?? 0]
    if (first === second) return added - weight * stages[first] * file
    const both = sooner(first, second)
    const own =
      stages[both] * (one.size + other.size + file) -
      stages[first] * (one.size + (first === 0 ? 0 : file)) -
      stages[second] * (other.size + (second === 0 ? 0 : file))
    const dragged = imported.reduce((sum, group) => {
      const [now, then] = [group.loads[page] ?? 0, sooner(group.loads[page] ?? 0, both)]
      return now === then ? sum : sum + (stages[then] - stages[now]) * (group.size + file)
    }, 0)
    return added + weight * (own + dragged)
  }, 0)
}

/**
 * Puts `other` into `one`; what they import is loaded with them. Groups that import each other are then loaded at the same time,
 * so a further merge makes one file of them: files never import each other in a circle.
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

/** Ids by group, in a stable order. The cheapest merges come first, until none is worth it. */
export const groupModules = (modules: ReadonlyArray<SizedModule>, costs: Costs): ReadonlyArray<ReadonlyArray<string>> => {
  const groups = new Set(equalNeeds(modules.toSorted((one, other) => (one.id < other.id ? -1 : 1))))
  const share = (one: Group, other: Group) => one.loads.some((stage, page) => stage !== 0 && other.loads[page] !== 0)
  for (;;) {
    const listed = [...groups]
    const worth = listed
      .flatMap((one, at) =>
        listed.slice(at + 1).flatMap((other) => (share(one, other) ? [{ one, other, cost: addedCost(one, other, costs) }] : [])),
      )
      .filter(({ cost }) => cost < 0)
      .toSorted((a, b) => a.cost - b.cost)
    let merged = 0
    for (const { one, other, cost } of worth) {
      // Earlier merges of this round have changed the others.
      if (!groups.has(one) || !groups.has(other) || addedCost(one, other, costs) > cost / 2) continue
      merge(groups, one, other)
      merged += 1
    }
    if (merged === 0) return [...groups].map(({ ids }) => ids)
  }
}
