/** Rules of the contact form. */
import { describe, expect, it } from "vitest"
import { checkContact, type ContactForm } from "#domain/rules/content/contact-form.ts"

const complete: ContactForm = { name: "Номин", contact: "9911 2233", topic: "order", text: "Захиалга хаана байна?" }

describe("contact form", () => {
  it.each(["99112233", "nomin@example.mn"])("accepts the contact %j [C18]", (contact) => {
    expect(checkContact({ ...complete, contact })).toEqual([])
  })

  it.each([
    [{ name: "  " }, "name", "v.required"],
    [{ contact: "" }, "contact", "v.required"],
    [{ contact: "nomin" }, "contact", "contact.invalid"],
    [{ text: "Сайн уу " }, "text", "contact.short"],
  ] as const)("refuses %j", (change, field, key) => {
    expect(checkContact({ ...complete, ...change }).map((refusal) => [refusal.field, refusal.key])).toEqual([[field, key]])
  })
})
