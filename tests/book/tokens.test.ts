import { readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { inks } from "#book/tokens/contrast-pairs.ts"
import { tokensIn } from "#book/tokens/read-tokens.ts"
import { contrast } from "#domain/rules/shell/contrast.ts"

const ui = new URL("../../ui/", import.meta.url)
const css = readFileSync(new URL("theme/tokens.css", ui), "utf8")
const light = Object.fromEntries(tokensIn(css, ":root").map(({ name, value }) => [name, value]))
const dark = { ...light, ...Object.fromEntries(tokensIn(css, '[data-theme="dark"]').map(({ name, value }) => [name, value])) }

describe("tokens", () => {
  it("are read in the order of the theme", () => {
    const css =
      ":root {\n  --felt: #fff; --ink: #000; /* --old: 1px; */\n  --gap: 1rem;\n  @media (width <= 1px) {\n    --gap: 0;\n  }\n}\n"
    expect(tokensIn(css, ":root")).toEqual([
      { name: "--felt", value: "#fff" },
      { name: "--ink", value: "#000" },
      { name: "--gap", value: "1rem" },
    ])
  })

  it.each([
    ["light", light],
    ["dark", dark],
  ] as const)("give every ink a readable contrast in the %s theme", (_, tokens) => {
    const unreadable = inks.flatMap(({ ink, grounds, need }) =>
      grounds
        // A missing token has no contrast that is high enough.
        .filter((ground) => !(contrast(tokens[ink] ?? "", tokens[ground] ?? "") >= need))
        .map((ground) => `${ink} on ${ground}`),
    )
    expect(unreadable).toEqual([])
  })
})
