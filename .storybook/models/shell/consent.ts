/** Model of the consent machine. */
import { services } from "#book/fixtures/shell/services.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import type { ConsentRecord } from "#domain/entities/shell/consent.ts"
import { requestedKinds, consentVersion } from "#domain/rules/shell/consent.ts"
import { consentMachine } from "#machines/shell/consent.ts"
import { modelOf } from "#book/models/model.ts"

const record: ConsentRecord = {
  version: consentVersion,
  asked: requestedKinds(services),
  allowed: ["statistics", "chat"],
  at: at(20, "16:00"),
}

export const model = modelOf(consentMachine, {
  inputs: [{ services }],
  events: [
    { type: "consent.accept" },
    { type: "consent.refuse" },
    { type: "choices.open" },
    { type: "choices.close" },
    { type: "choices.save" },
    { type: "kind.toggle", kind: "statistics" },
    { type: "answer.changed" },
  ],
  answers: {
    readConsent: { values: [null, record], problems: [unreachable] },
    writeConsent: { values: [undefined], problems: [unreachable] },
    startServices: { values: [undefined], problems: [unreachable] },
    withdrawServices: { values: [undefined], problems: [unreachable] },
  },
  distinguishedBy: ({ answer, chosen, withdrawn }) => [
    answer?.allowed.includes("statistics"),
    answer === null,
    chosen.includes("statistics"),
    withdrawn.length > 0,
  ],
  driver: {
    shopper: {
      "consent.accept": ({ press }) => press("consent.accept"),
      "consent.refuse": ({ press }) => press("consent.refuse"),
      "choices.open": ({ press }, _, { value }) => press(value === "asking" ? "consent.choose" : "consent.change"),
      "choices.close": ({ press }) => press("consent.close"),
      "choices.save": ({ press }) => press("consent.save"),
      "kind.toggle": ({ choose }, { kind }) => choose(`consent.${kind}`, "checkbox"),
    },
    others: ["answer.changed"],
  },
})
