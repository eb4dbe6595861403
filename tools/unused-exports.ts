/** Check for exports that no product code uses; each exception in `unused-exports.json` names the later work that will use it. */
import exceptions from "./unused-exports.json" with { type: "json" }
import { execute } from "./step.ts"

type Issue = { readonly file: string; readonly files?: ReadonlyArray<object>; readonly exports?: ReadonlyArray<{ readonly name: string }> }

const { output } = await execute(["knip", "-c", "knip.product.json", "--include", "files,exports", "--reporter", "json", "--no-exit-code"])
const { issues } = JSON.parse(output.slice(output.indexOf("{"), output.lastIndexOf("}") + 1)) as { readonly issues: ReadonlyArray<Issue> }

/** `file`, or `file name` for one of its exports. */
const unused = new Set(issues.flatMap(({ file, files = [], exports = [] }) => [...(files.length > 0 ? [file] : []), ...exports.map(({ name }) => `${file} ${name}`)]))
const known = new Set(Object.keys(exceptions))
const unexpected = [...unused].filter((entry) => !known.has(entry))
const stale = [...known].filter((entry) => !unused.has(entry))

for (const entry of unexpected) console.error(`no product code uses ${entry}: use it, delete it, or name the later work in tools/unused-exports.json`)
for (const entry of stale) console.error(`tools/unused-exports.json lists ${entry}, which is used or gone: remove the line`)
process.exitCode = unexpected.length + stale.length === 0 ? 0 : 1
