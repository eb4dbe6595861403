/** Commands that the documents name: each exists, with the actions and options that stand there. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import type { ShopCommand } from "#backend/merchant/command.ts"

const documents = [
  "README.md",
  "README.mn.md",
  "CONTRIBUTING.md",
  "SECURITY.md",
  "CHANGELOG.md",
  "docs/running.md",
  "docs/importing.md",
  "docs/content.md",
  "docs/contract.md",
  "docs/providers.md",
]
const commands = readdirSync(fileAt("backend/merchant/commands")).map((file) => file.replace(/\.ts$/, ""))
const { scripts } = JSON.parse(readFileSync(fileAt("package.json"), "utf8")) as { readonly scripts: Readonly<Record<string, string>> }
/** npm's own. */
const npmWords = new Set(["ci", "start", "test", "install", "run"])

type Named = { readonly document: string; readonly code: string }

/** Inline code, and the lines of blocks of shell. */
const codeOf = (document: string): ReadonlyArray<Named> => {
  const text = readFileSync(fileAt(document), "utf8")
  const blocks = [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) =>
    block
      .replaceAll(/\\\n\s*/g, "")
      .split("\n")
      .map((line) => line.replace(/ # .*$/, "").trim()),
  )
  const inline = [...text.replaceAll(/```[\s\S]*?```/g, "").matchAll(/`([^`\n]+)`/g)].map(([, code = ""]) => code)
  return [...blocks, ...inline].map((code) => ({ document, code }))
}

const documentedCode = documents.flatMap(codeOf)
const usageOf = async (name: string): Promise<string> =>
  ((await import(`#backend/merchant/commands/${name}.ts`)) as { readonly command: ShopCommand }).command.usage

describe("documents", () => {
  it("name scripts that npm has", () => {
    const named = documentedCode.flatMap(({ code, document }) =>
      [...code.matchAll(/\bnpm (run )?([a-z][a-z:-]*)/g)].map(([, run, script = ""]) => ({ script, document, isRun: run !== undefined })),
    )
    expect(named.length).toBeGreaterThan(10)
    expect(named.filter(({ script, isRun }) => (isRun ? scripts[script] === undefined : !npmWords.has(script)))).toEqual([])
  })

  it("name commands of the merchant with the actions and options that they have", async () => {
    // `npm run shop -- cases settle F7`, and for short `orders pick NUMBER`, `keys list`.
    const named = documentedCode.flatMap(({ code, document }) => {
      const [, command = "", action = ""] =
        /^(?:SHOP_KEY=\S+ )?npm run shop -- ([a-z][a-z-]*)(?: ([a-z][a-z-]+)(?![\w.]))?/.exec(code) ??
        /^(orders|offers|keys|cases|push) ([a-z][a-z-]+)/.exec(code) ??
        []
      return command === "" ? [] : [{ document, code, command, action }]
    })
    expect(new Set(named.map(({ command }) => command)).size).toBeGreaterThan(7)
    const wrong: string[] = []
    for (const { document, code, command, action } of named) {
      const usage = commands.includes(command) ? await usageOf(command) : ""
      const options = [...code.matchAll(/(?<=\s)--[a-z][a-z-]*/g)].map(([option]) => option)
      const hasAction = action === "" || [action, "NAME"].some((word) => usage.includes(`${command} ${word}`))
      const hasOptions = options.every((option) => usage.includes(option))
      if (usage === "" || !hasAction || !hasOptions) wrong.push(`${document}: ${code}`)
    }
    expect(wrong).toEqual([])
  })

  it("describe every command of the merchant", () => {
    const running = readFileSync(fileAt("docs/running.md"), "utf8") + readFileSync(fileAt("docs/importing.md"), "utf8")
    expect(commands.filter((command) => !running.includes(`npm run shop -- ${command}`))).toEqual([])
  })
})
