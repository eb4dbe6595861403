/** Mutation tests of rules: plants mistakes one at a time and lists those that no test notices. `npm run test:mutants -- wallet lease`. */
import { readFileSync } from "node:fs"
import path from "node:path"
import { createVitest } from "vitest/node"
import { mutants, type Mutant } from "./operators.ts"
import { targets, type Target } from "./targets.ts"

/** Minimum share of noticed mistakes per rule. */
const minShare = 0.9

const root = path.resolve(import.meta.dirname, "../..")
process.env["LAW_RUNS"] ??= "300"
const requested = process.argv.slice(2)
const chosen = targets.filter(({ rule }) => requested.length === 0 || requested.some((term) => rule.includes(term)))

/** Mutated source by file, during one run. */
const planted = new Map<string, string>()

const vitest = await createVitest(
  "test",
  { root, config: false, watch: true, pool: "threads", reporters: [{}], include: chosen.flatMap(({ tests }) => tests) },
  { plugins: [{ name: "planted", enforce: "pre", load: (id) => planted.get(id.split("?")[0] ?? id) }] },
)
await vitest.start()

/** Whether all tests of a rule pass. */
const isPassed = async (target: Target): Promise<boolean> => {
  const files = target.tests.map((file) => path.join(root, file))
  await vitest.rerunTestSpecifications(files.flatMap((file) => vitest.getModuleSpecifications(file)))
  const modules = vitest.state.getTestModules().filter(({ moduleId }) => files.includes(moduleId))
  return modules.length === files.length && modules.every((module) => module.ok())
}

const nameOf = ({ line, was, is }: Mutant): string => `${line} ${was} → ${is === "" ? "(nothing)" : is}`

let isEveryRuleTested = true
for (const target of chosen) {
  const file = path.join(root, target.rule)
  if (!(await isPassed(target))) throw new Error(`the tests of ${target.rule} fail before anything is planted`)
  const all = mutants(readFileSync(file, "utf8"))
  const survivors: Mutant[] = []
  for (const mutant of all) {
    planted.set(file, mutant.source)
    vitest.invalidateFile(file)
    if (await isPassed(target)) survivors.push(mutant)
  }
  planted.delete(file)
  vitest.invalidateFile(file)
  const equivalent = survivors.filter((mutant) => nameOf(mutant) in target.equivalent).length
  const killed = all.length - survivors.length
  const share = killed / (all.length - equivalent)
  isEveryRuleTested &&= share >= minShare
  const counted = `${killed} of ${all.length - equivalent} noticed (${(100 * share).toFixed(1)} %), ${equivalent} are equivalent`
  console.log(`${share >= minShare ? "✓" : "✗"} ${target.rule.padEnd(36)} ${counted}`)
  for (const mutant of survivors) console.log(`    ${nameOf(mutant)}: ${target.equivalent[nameOf(mutant)] ?? "not explained"}`)
}
await vitest.close()
process.exitCode = isEveryRuleTested ? 0 : 1
