/** All checks in one run: `npm test`. Ends with one line, `N passed, N failed`. */
import { findBrowser } from "./browser.ts"
import { check, project, type Outcome, type Step } from "./step.ts"

const browser = await findBrowser()
console.log(`Browser: ${browser.path} (${browser.how})\n`)
const withBrowser = { CHROMIUM_PATH: browser.path }

/** Two steps of a list run in parallel, longest first; the lists run one after the other. */
const stages: ReadonlyArray<ReadonlyArray<Step>> = [
  [check("types", "tsc", "-b"), check("lint and import direction", "oxlint", "--type-aware"), check("unused files and exports", "knip"), check("exports only tests use", "tsx", "tools/unused-exports.ts")],
  [check("build", "npm", "run", "build")],
  [project("journeys", withBrowser), project("stories", withBrowser), project("contract"), project("unit"), project("screens", withBrowser)],
]

const atOnce = 2
const requested = process.argv.slice(2)
const chosen = stages
  .map((stage) => stage.filter(({ name }) => requested.length === 0 || requested.some((term) => name.includes(term))))
  .filter((stage) => stage.length > 0)

const line = (name: string, { passed, failed, seconds }: Outcome) =>
  `${failed === 0 ? "✓" : "✗"} ${name.padEnd(28)} ${String(passed).padStart(5)} passed ${String(failed).padStart(4)} failed ${seconds.toFixed(1).padStart(7)} s`

const outcomes: Array<{ readonly name: string; readonly outcome: Outcome }> = []
const work = async (queue: Step[]) => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const outcome = await step.run()
    outcomes.push({ name: step.name, outcome })
    console.log(line(step.name, outcome))
    if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
  }
}

const started = performance.now()
for (const stage of chosen) {
  const queue = [...stage]
  await Promise.all(Array.from({ length: atOnce }, () => work(queue)))
}

const sum = (pick: (outcome: Outcome) => number) => outcomes.reduce((total, { outcome }) => total + pick(outcome), 0)
const failed = outcomes.filter(({ outcome }) => outcome.failed > 0)
console.log(`\n${outcomes.length} steps in ${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const { name } of failed) console.log(`  failed: ${name}`)
console.log(`${sum(({ passed }) => passed)} passed, ${sum((outcome) => outcome.failed)} failed`)
process.exitCode = failed.length === 0 && outcomes.length > 0 ? 0 : 1
