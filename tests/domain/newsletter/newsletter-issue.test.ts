import { describe, expect, it } from "vitest"
import { readIssue } from "#domain/rules/newsletter/newsletter-issue.ts"

const file = `--- mn
Subject: Өвлийн хямдрал эхэллээ
# Дулаахан өвөл

Бүх төрлийн өвлийн хувцас
хямдарлаа.

Ирэх ням гараг хүртэл.

* ulaan-malgai
* khar-beelii
[Бүгдийг үзэх](/sale)
--- en
Subject: The winter sale is on
# A warm winter

All winter clothes are cheaper.

[See all](/)
`

const faultsOf = (file: string) => {
  const read = readIssue(file)
  return read._tag === "Faulty" ? read.faults : []
}

describe("file of an issue", () => {
  it("is read in both languages", () => {
    expect(readIssue(file.replaceAll("\n", "\r\n"))).toEqual({
      _tag: "Issue",
      issue: {
        mn: {
          subject: "Өвлийн хямдрал эхэллээ",
          title: "Дулаахан өвөл",
          paragraphs: ["Бүх төрлийн өвлийн хувцас хямдарлаа.", "Ирэх ням гараг хүртэл."],
          products: ["ulaan-malgai", "khar-beelii"],
          action: { label: "Бүгдийг үзэх", path: "/sale" },
        },
        en: {
          subject: "The winter sale is on",
          title: "A warm winter",
          paragraphs: ["All winter clothes are cheaper."],
          products: [],
          action: { label: "See all", path: "/" },
        },
      },
    })
  })

  it("takes marked lines out of the paragraph that they stand below", () => {
    const below = file.replace("All winter clothes are cheaper.", "All winter clothes\nare cheaper.\n* ulaan-bumbug")
    const read = readIssue(below)
    if (read._tag !== "Issue") throw new Error("the issue is right")
    expect(read.issue.en?.paragraphs[0]).toBe("All winter clothes are cheaper.")
    expect(read.issue.en?.products).toContain("ulaan-bumbug")
  })

  it.each([
    ["a language is missing", file.slice(0, file.indexOf("--- en")), { locale: "en", kind: "section" }],
    ["a subject is missing", file.replace("Subject: The winter sale is on\n", ""), { locale: "en", kind: "subject", max: 100 }],
    ["there is no paragraph", file.replace("All winter clothes are cheaper.", ""), { locale: "en", kind: "paragraphs", max: 12 }],
    [
      "a button leads to another site",
      file.replace("(/sale)", "(//bank.mn)"),
      { locale: "mn", kind: "misread", line: "[Бүгдийг үзэх](//bank.mn)" },
    ],
    [
      "a product has no address",
      file.replace("* ulaan-malgai", "* Улаан малгай"),
      { locale: "mn", kind: "misread", line: "* Улаан малгай" },
    ],
    [
      "a control character could forge a header of the letter",
      file.replace("эхэллээ", "эхэллээ\u0000"),
      { locale: "mn", kind: "controlCharacter" },
    ],
  ])("is refused where %s", (_, text, fault) => {
    expect(faultsOf(text)).toContainEqual(fault)
  })
})
