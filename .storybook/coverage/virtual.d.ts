/** Virtual module of `plugin.ts`. */
declare module "virtual:coverage" {
  import type { TransitionCoverage } from "./coverage.ts"

  const coverage: Readonly<Record<string, ReadonlyArray<TransitionCoverage>>>
  export default coverage
}
