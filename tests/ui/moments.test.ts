/** Deadlines, windows and ends on screens, in answers and in letters: written by `formatMoment`, `formatEnd`, or the formatter of a window or a period. */
import { readdirSync, readFileSync } from "node:fs"
import { describe, expect, it } from "vitest"
import { fileAt } from "#backend/paths.ts"

/** A bare date or time of what is still to come, by the name of what it formats. */
const bare =
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
    expect(lines.filter((line) => bare.test(line))).toEqual([])
    expect(lines.filter((line) => /\bformatEnd\(/u.test(line)).length).toBeGreaterThan(7)
  })

  it("are found by their names", () => {
    expect(
      ["formatDateTime(payment.expiresAt, locale)", "formatDate(receiptBy(order.deliveredAt), locale)", "formatTime(window.from)"].filter(
        (line) => bare.test(line),
      ),
    ).toHaveLength(3)
  })
})
