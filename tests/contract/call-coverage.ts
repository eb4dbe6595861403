/** Coverage of the API's calls: which declared ones a suite has called with success. */
import { groups, type NamedEndpoint } from "#adapters/shop/contract/groups.ts"

/** Endpoints without parameters first: `/orders/current` is no `/orders/:number`. */
const declared = groups
  .flatMap(({ endpoints }) => endpoints)
  .toSorted((one, other) => one.endpoint.path.split(":").length - other.endpoint.path.split(":").length)

const calledBy = (method: string, path: string): NamedEndpoint | undefined =>
  declared.find(({ endpoint }) => endpoint.method === method && new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path))

/** Notes calls as they are answered, and lists the declared ones that none was answered well. */
export const createCallCoverage = () => {
  const called = new Set<string>()
  return {
    note: (method: string, path: string, status: number): void => {
      const found = calledBy(method, path.split("?")[0] ?? path)
      if (found !== undefined && status >= 200 && status < 300) called.add(found.name)
    },
    uncalled: (): ReadonlyArray<string> => declared.map(({ name }) => name).filter((name) => !called.has(name)),
  }
}

export type CallCoverage = ReturnType<typeof createCallCoverage>
