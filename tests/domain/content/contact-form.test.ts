/** Rules of the contact form. */
import { describe, expect, it } from "vitest"
import { checkContact, type ContactForm } from "#domain/rules/content/contact-form.ts"

const whole: ContactForm = { name: "Номин", contact: "9911 2233", topic: "order", text: "Захиалга хаана байна?" }

describe("contact form", () => {
  it.each(["99112233", "nomin@example.mn"])("takes an answer to %j [C18]", (contact) => {
    expect(checkContact({ ...whole, contact })).toEqual([])
  })

  it.each([
    [{ name: "  " }, "name", "v.required"],
    [{ contact: "" }, "contact", "v.required"],
    [{ contact: "nomin" }, "contact", "contact.invalid"],
    [{ text: "Сайн уу " }, "text", "contact.short"],
  ] as const)("refuses %j", (change, field, key) => {
    expect(checkContact({ ...whole, ...change }).map((one) => [one.field, one.key])).toEqual([[field, key]])
  })
})
