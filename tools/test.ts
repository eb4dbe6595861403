/** All checks in one run: `npm test`. Ends with one line, `N passed, N failed`. */
import { findBrowser } from "./browser.ts"
import { check, project, retriedIn, type Outcome, type Step } from "./step.ts"

const browser = await findBrowser()
console.log(`Browser: ${browser.path} (${browser.how})\n`)
const withBrowser = { CHROMIUM_PATH: browser.path }

/** Steps in the order in which they begin: those that others need, short checks, then the longest first. */
const steps: ReadonlyArray<Step & { readonly after?: string }> = [
  check("build", "npm", "run", "build"),
  check("types", "tsc", "-b"),
  check("format", "oxfmt", "--check"),
  check("lint and import direction", "oxlint", "--type-aware"),
  check("unused files and exports", "knip"),
  check("exports only tests use", "knip", "-c", "knip.product.json", "--include", "files,exports"),
  { ...project("journeys", withBrowser), after: "build" },
  project("stories", withBrowser),
  project("contract"),
  { ...project("languages", withBrowser), after: "journeys" },
  check("simulation of 200 orders", "npm", "run", "simulate", "--", "--orders", "200", "--seed", "1"),
  project("screens", withBrowser),
  project("unit"),
]

/** Number of steps that run in parallel. */
const parallelSteps = 2
const requested = process.argv.slice(2)
const chosen = steps.filter(({ name }) => requested.length === 0 || requested.some((term) => name.includes(term)))

if (chosen.length === 0) {
  console.error(`no step has ${requested.join(" or ")} in its name: ${steps.map(({ name }) => name).join(", ")}`)
  process.exit(2)
}

const lineOf = (name: string, { passed, failed, seconds }: Outcome): string =>
  [
    failed === 0 ? "✓" : "✗",
    name.padEnd(28),
    `${String(passed).padStart(5)} passed`,
    `${String(failed).padStart(4)} failed`,
    `${seconds.toFixed(1).padStart(7)} s`,
  ].join(" ")

const outcomes: Array<{ readonly name: string; readonly outcome: Outcome }> = []
/** Steps that have begun, by name. */
const running = new Map<string, Promise<Outcome>>()
const queue = [...chosen]
/** Runs steps until the queue is empty. */
const work = async () => {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    await running.get(step.after ?? "")
    const run = step.run()
    running.set(step.name, run)
    const outcome = await run
    outcomes.push({ name: step.name, outcome })
    console.log(lineOf(step.name, outcome))
    for (const retried of retriedIn(outcome.output)) console.log(`  second try: ${retried}`)
    if (outcome.failed > 0) console.log(`\n${outcome.output.trim()}\n`)
  }
}

const started = performance.now()
await Promise.all(Array.from({ length: parallelSteps }, work))

const sum = (kind: "passed" | "failed") => outcomes.reduce((total, { outcome }) => total + outcome[kind], 0)
const failed = outcomes.filter(({ outcome }) => outcome.failed > 0)
console.log(`\n${outcomes.length} steps in ${((performance.now() - started) / 1000).toFixed(0)} s`)
for (const { name } of failed) console.log(`  failed: ${name}`)
console.log(`${sum("passed")} passed, ${sum("failed")} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
