/** Language of the operator's commands: by the environment, in help, wrong uses and results. */
import type { ProcessEnvironment } from "#backend/environment.ts"
import { readdirSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"
import { commands, opening } from "#backend/texts/areas.ts"
import { localeOfEnvironment, OperatorError, reasonOf, translator } from "#backend/texts/command-language.ts"
import { commandNames, runCommand } from "#backend/merchant/run-command.ts"

const cases: ReadonlyArray<readonly [ProcessEnvironment, string]> = [
  [{}, "mn"],
  [{ LANG: "C.UTF-8" }, "mn"],
  [{ LANG: "mn_MN.UTF-8" }, "mn"],
  [{ LANG: "en_US.UTF-8" }, "en"],
  [{ LANG: "en" }, "en"],
  [{ LANG: "de_DE.UTF-8" }, "mn"],
  [{ LANG: "mn_MN.UTF-8", LC_MESSAGES: "en_GB" }, "en"],
  [{ LANG: "en_US.UTF-8", LC_ALL: "C" }, "mn"],
  [{ LANG: "en_US.UTF-8", LC_ALL: "" }, "en"],
]

describe("language of a command", () => {
  it.each(cases)("of %o is %s", (env, locale) => {
    expect(localeOfEnvironment(env)).toBe(locale)
  })

  it("is the one of --lang, whatever the environment is", async () => {
    const outputs = [["--help", "--lang", "en"], ["--lang=en", "--help"], ["--help"]].map((args) =>
      runCommand(args, { LANG: "mn_MN.UTF-8" }),
    )
    const [after, before, without] = (await Promise.all(outputs)).map(({ output }) => output)
    expect(after).toMatch(/Commands speak the language of --lang/)
    expect(before).toBe(after)
    expect(without).toMatch(/Команд --lang/)
    expect(await runCommand(["check", "--lang", "de"], { LANG: "en" })).toMatchObject({
      code: 2,
      error: expect.stringContaining("mn, en") as string,
    })
  })

  it("translates the reason of a failure, and not the messages of the system", () => {
    const error = new OperatorError({ key: "backup.noDatabase", values: { folder: ".data" } })
    expect(reasonOf(error, translator({ LANG: "en_US.UTF-8" }))).toBe("there is no database in .data")
    expect(reasonOf(error, translator({}))).toBe(".data хавтсанд өгөгдлийн сан алга.")
    expect(reasonOf(new Error("ENOENT"), translator({}))).toBe("ENOENT")
  })
})

describe("texts of commands", () => {
  it("are all used", () => {
    // Schemas of the domain name the reasons of their checks.
    const files = ["backend", "domain/entities"].flatMap((room) =>
      readdirSync(fileAt(room), { recursive: true, encoding: "utf8" }).map((name) => join(fileAt(room), name)),
    )
    const sources = files.filter((name) => name.endsWith(".ts"))
    const code = sources.map((name) => readFileSync(name, "utf8")).join("\n")
    // `newsletter.fault.${kind}`
    const prefixes = [...code.matchAll(/`([a-z][\w.]*\.)\$\{/g)].map(([, prefix = ""]) => prefix)
    const isUsed = (key: string): boolean => code.includes(`"${key}"`) || prefixes.some((prefix) => key.startsWith(prefix))
    expect(Object.keys({ ...commands, ...opening }).filter((key) => !isUsed(key))).toEqual([])
  })
})

describe("command in Mongolian", () => {
  it.each(commandNames)("%s prints its purpose and refuses an unknown option", async (name) => {
    const { output } = await runCommand([name, "--help"], {})
    expect(output.split("\n", 1)[0]).toMatch(/\p{Script=Cyrillic}/u)
    const { error, code } = await runCommand([name, "--unheard-of"], {})
    expect([error.split("\n", 1)[0], code]).toEqual([expect.stringMatching(/\p{Script=Cyrillic}/u), 2])
  })

  it("lists what is missing to open", async () => {
    const { output, code } = await runCommand(["check"], {})
    expect(code).toBe(1)
    expect(output).toMatch(/^дутуу +захидал: /m)
    expect(output).toMatch(/Дэлгүүрийг хараахан нээх боломжгүй\.$/)
  })
})
