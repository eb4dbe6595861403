/** What `plugin.ts` works out. */
declare module "virtual:happenings" {
  import type { Happening } from "./coverage.ts"

  const coverage: Readonly<Record<string, ReadonlyArray<Happening>>>
  export default coverage
}
