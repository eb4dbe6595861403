import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { checkPassenger, nameProposal, normalizePassengerName, proposedName } from "#domain/rules/travel/passenger-form.ts"
import { holds } from "#tests/laws.ts"

const word = fc.stringMatching(/^[А-ЩЫЭ-ЯЁӨҮӘҒҚҢҰҺІ][а-яёөүәғқңұһі]{0,14}$/u)
const name = fc
  .tuple(word, fc.constantFrom("", " ", "-"), word)
  .map(([first, between, second]) => (between === "" ? first : `${first}${between}${second}`))

describe("the proposed name of a passenger", () => {
  it("is accepted for every Mongolian and Kazakh name, in capitals of Latin letters [E26]", () => {
    expect(["Батболд", "Бат-Эрдэнэ", " номин  эрдэнэ "].map(proposedName)).toEqual(["BATBOLD", "BAT-ERDENE", "NOMIN ERDENE"])
    holds(
      fc.property(name, (text) => {
        const proposal = proposedName(text)
        expect(proposal).toMatch(/^[A-Z][A-Z -]*$/)
        expect(checkPassenger({ firstName: proposal, lastName: proposal, gender: "female" })).toEqual([])
      }),
    )
  })

  it.each([
    ["Әсел", "ASEL"],
    ["Ғалымбек", "GALYMBEK"],
    ["Қайрат", "KAIRAT"],
    ["Жеңісгүл", "ZHENISGUL"],
    ["Өмірбек", "OMIRBEK"],
    ["Ұлан", "ULAN"],
    ["Үміт", "UMIT"],
    ["Қаһарман", "KAKHARMAN"],
    ["Құралай Әлияқызы", "KURALAI ALIIAKYZY"],
  ])("writes the Kazakh %s as %s [E26]", (text, proposal) => {
    expect(proposedName(text)).toBe(proposal)
  })

  it("stays Mongolian where no letter is Kazakh alone [E26]", () => {
    expect(["Өнөржаргал", "Жаргалсайхан", "Еркеш"].map(proposedName)).toEqual(["UNURJARGAL", "JARGALSAIKHAN", "YERKYESH"])
  })

  it("is null for a Latin text, and for a name that no passport could have [E26]", () => {
    expect(["Номин", "Nomin", "Номин1", "Їжак", "", "7"].map(nameProposal)).toEqual(["NOMIN", null, null, null, null, null])
  })

  it("is its own proposal, and saved as it is", () => {
    holds(
      fc.property(name, (text) => {
        const proposal = proposedName(text)
        expect([proposedName(proposal), normalizePassengerName(proposal)]).toEqual([proposal, proposal])
      }),
    )
  })
})
