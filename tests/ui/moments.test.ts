/**
 * Moments to come, such as deadlines and ends, on screens, in answers and in letters. `formatMoment`, `formatEnd` and the formatters
 * of windows and periods write them with their day; `formatDate` and `formatTime` are for the past.
 */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"

/** Call that writes a moment to come, known by its name, as a bare date or time. */
const bareMoment =
  /\bformat(?:Date|DateTime|Time)\((?![^()]*createdAt)[^\n]*?(?:[eE]xpire|[uU]ntil|opensAt|nextAt|endsAt|deadline|[pP]romise\(|returnable|receiptBy|window\.)/u

const lines = ["ui", "app", "backend", "domain/rules/notifications", "domain/rules/newsletter"].flatMap((room) =>
  readdirSync(fileAt(room), { recursive: true, encoding: "utf8" })
    .filter((name) => /(?<!\.stories)\.tsx?$/u.test(name))
    .flatMap((name) =>
      readFileSync(fileAt(`${room}/${name}`), "utf8")
        .split("\n")
        .map((line) => `${room}/${name}: ${line.trim()}`),
    ),
)

describe("moments to come", () => {
  it("are written by the formatters that name their day", () => {
    expect(lines.filter((line) => bareMoment.test(line))).toEqual([])
    expect(lines.filter((line) => /\bformatEnd\(/u.test(line)).length).toBeGreaterThan(7)
  })

  it.each(["formatDateTime(payment.expiresAt, locale)", "formatDate(receiptBy(order.deliveredAt), locale)", "formatTime(window.from)"])(
    "are recognized in %s",
    (line) => {
      expect(line).toMatch(bareMoment)
    },
  )
})
