/** Models of machines made by `resource` or `pagedList`: they follow from the factory's arguments and the samples of its port. */
import type { AnyStateMachine } from "xstate"
import { missing, unreachable } from "#book/fixtures/shell/problems.ts"
import type { AnyDriver, Driver } from "./driver.ts"
import type { MachineModel } from "./model.ts"
import { portSamples } from "./port-samples.ts"

/** What the factory stored in the machine: its name, and the name of the value in the context. */
type FactoryMeta = { readonly factory: "resource" | "pagedList"; readonly name: string }
type ListPage = { readonly items: ReadonlyArray<unknown>; readonly page: number; readonly pages: number; readonly total: number }
type Model = MachineModel<AnyStateMachine>
type Sample = readonly [input: object | undefined, output: unknown]

const samplesOf = (machine: AnyStateMachine): readonly [port: string, samples: ReadonlyArray<Sample>] => {
  const [port = ""] = Object.keys(machine.implementations.actors)
  return [port, (portSamples as Readonly<Record<string, ReadonlyArray<Sample>>>)[port] ?? []]
}

/** A port without input needs no query. */
const queryPart = (query: object | undefined): object => (query === undefined ? {} : { query })

const retry: AnyDriver = { shopper: { "page.retry": ({ press }) => press("common.retry") }, others: [] }

const resourceModel = (machine: AnyStateMachine, name: string): Model => {
  const [port, samples] = samplesOf(machine)
  const values = samples.map(([, output]) => output)
  return {
    machine,
    inputs: [
      { [name]: null, ...queryPart(samples[0]?.[0]) },
      ...samples.map(([query, output]) => ({ [name]: output, ...queryPart(query) })),
    ],
    events: [{ type: "page.retry" }],
    answers: {
      [port]: {
        values: values.some(Array.isArray) ? [...values, []] : values,
        problems: "missing" in machine.states ? [unreachable, missing] : [unreachable],
      },
    },
    distinguishedBy: (context) => context[name] !== null,
    driver: retry,
  }
}

/** The items on two pages. */
const twoPages = ({ items }: ListPage): readonly [ListPage, ListPage] => {
  const half = Math.ceil(items.length / 2)
  const page = { pages: 2, total: items.length }
  return [
    { ...page, items: items.slice(0, half), page: 1 },
    { ...page, items: items.slice(half), page: 2 },
  ]
}

/** What the port is passed besides the number of the page. */
const queryOf = (input: object | undefined): object | undefined => {
  const query = Object.entries(input ?? {}).filter(([name]) => name !== "page")
  return query.length === 0 ? undefined : Object.fromEntries(query)
}

const pagedListModel = (machine: AnyStateMachine, name: string): Model => {
  const [port, samples] = samplesOf(machine)
  const [[input, output] = [undefined, undefined]] = samples
  const query = queryPart(queryOf(input))
  const [first, second] = twoPages(output as ListPage)
  const nothing = { items: [], page: 1, pages: 1, total: 0 }
  const isRefinable = "refining" in machine.states
  const start = { values: [first, nothing], problems: [unreachable] }
  return {
    machine,
    inputs: [
      { ...query, page: null },
      { ...query, page: first },
    ],
    events: [
      { type: "more.fetch" },
      { type: "page.retry" },
      ...(isRefinable ? samples.toReversed().map(([other]) => ({ type: "query.change", query: queryOf(other) })) : []),
    ],
    answers: {
      [port]: start,
      ...(isRefinable ? { refine: start } : {}),
      fetchMore: { values: [second, { ...second, items: [] }], problems: [unreachable] },
    },
    distinguishedBy: (context) => [context[name].items.length > 0, context[name].stillFetch, context.query],
    driver: {
      shopper: {
        ...retry.shopper,
        "more.fetch": ({ press }, _, now: { readonly matches: (state: string) => boolean }) =>
          press(now.matches("moreFailed") ? "common.retry" : "common.more"),
      },
      others: isRefinable ? ["query.change"] : [],
    },
  }
}

/** Model of a machine that a factory made; null for another machine, or without samples of its port. */
export const factoryModel = (machine: AnyStateMachine): Model | null => {
  const { factory, name } = (machine.config.meta ?? {}) as Partial<FactoryMeta>
  if (factory === undefined || name === undefined || samplesOf(machine)[1].length === 0) return null
  return factory === "resource" ? resourceModel(machine, name) : pagedListModel(machine, name)
}

/** Model of a machine that a factory made, with an own driver of some events. */
export const modelWithDriver = <Machine extends AnyStateMachine>(
  machine: Machine,
  { shopper = {}, others }: Partial<Driver<Machine>>,
): MachineModel<Machine> => {
  const model = factoryModel(machine)
  if (model === null) throw new Error(`no factory made ${machine.id}, or its port has no samples`)
  const { driver } = model
  const fromOthers = others ?? driver.others.filter((type) => !(type in shopper))
  const byShopper = Object.entries({ ...driver.shopper, ...shopper }).filter(([type]) => !fromOthers.includes(type))
  return { ...model, machine, driver: { shopper: Object.fromEntries(byShopper), others: fromOthers } }
}
