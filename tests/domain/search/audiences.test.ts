import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { audiencesNamed, audienceWords, suitableAudiences, otherAudiences, type Audience } from "#domain/rules/search/audiences.ts"
import { holds } from "#tests/laws.ts"

const audiences = Object.keys(audienceWords).filter((audience): audience is Audience => audience !== "everyone")
const named = fc.array(fc.option(fc.constantFrom(...audiences, "everyone" as const)), { maxLength: 5 })

describe("audience of a text", () => {
  it.each([
    [["man", "child"], ["boy"]],
    [["woman", "child"], ["girl"]],
    [
      ["woman", "man"],
      ["woman", "man"],
    ],
    [["woman", "man", "child"], ["child"]],
    [["baby", "child"], ["baby"]],
    [["everyone", null], []],
    [["boy"], ["boy"]],
  ] as const)("of the words %j is %j", (words, meant) => {
    expect([...audiencesNamed(words)]).toEqual(meant)
  })

  it("suits a boy with goods for boys and children, and a man with those for men alone", () => {
    expect([suitableAudiences(new Set(["boy"])), otherAudiences(new Set(["boy"]))]).toEqual([
      ["boy", "child"],
      ["woman", "man", "girl", "adult"],
    ])
    expect([suitableAudiences(new Set(["man"])), otherAudiences(new Set(["man"]))]).toEqual([
      ["man"],
      ["woman", "child", "boy", "girl", "baby"],
    ])
  })

  it("never excludes an audience that suits it", () => {
    holds(
      fc.property(named, (words) => {
        const wanted = audiencesNamed(words)
        const others = new Set(otherAudiences(wanted))
        return [...suitableAudiences(wanted), ...wanted].every((audience) => !others.has(audience))
      }),
    )
  })
})
