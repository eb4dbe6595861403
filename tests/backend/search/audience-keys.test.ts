import { describe, expect, it } from "vitest"
import { audiencesBy, audiencesIn } from "#backend/search/text/audience-keys.ts"

describe("audience of words", () => {
  it.each([
    ["аав", "man"],
    ["аавдаа", "man"],
    ["ахын", "man"],
    ["нөхөртөө", "man"],
    ["өвөөдөө", "man"],
    ["ээждээ", "woman"],
    ["эхнэртээ", "woman"],
    ["эгчдээ", "woman"],
    ["хүүдээ", "boy"],
    ["охиндоо", "girl"],
    ["him", "man"],
    ["her", "woman"],
    ["mothers", "woman"],
    ["ахуй", null],
    ["ном", null],
  ])("of «%s» is %s", (word, audience) => {
    expect(audiencesBy([word])).toEqual([audience])
  })

  it("is that of a name of two words: «найз охиндоо» is no girl", () => {
    expect(audiencesBy(["найз", "охиндоо", "найз", "залууд", "охин", "найз"])).toEqual(["woman", "man", "girl", null])
    expect([...audiencesIn("Найз охины бэлэг")]).toEqual(["woman"])
  })
})
