/** Model of the contact change machine. */
import { profile } from "#book/fixtures/account/account.ts"
import { nomin } from "#book/fixtures/identity/people.ts"
import { proofByCode, proofByPassword, tooMany, wrongCode } from "#book/fixtures/shell/problems.ts"
import { contactChangeMachine } from "#machines/account/contact-change.ts"
import { modelOf } from "#book/models/model.ts"

const sent = { sentTo: "88••••55", expiresIn: 300, resendIn: 1 }

const leaves = { contact: "askingContact", code: "askingCode", proof: "askingProof" } as const

/** Labels of the fields; the proof is the password or a code. */
const labelsOf = (isPassword: boolean) =>
  ({
    contact: "contact.new.mobile",
    code: "contact.code",
    proof: isPassword ? "password.current" : "contact.code",
  }) satisfies Readonly<Record<keyof typeof leaves, string>>

export const model = modelOf(contactChangeMachine, {
  inputs: [
    { kind: "mobile", current: "99112233", isConfirming: false },
    { kind: "mobile", current: null, isConfirming: false },
  ],
  events: [
    { type: "field.type", field: "contact", value: "9911" },
    { type: "field.type", field: "contact", value: "88114455" },
    { type: "field.type", field: "code", value: "4829" },
    { type: "field.type", field: "code", value: "482916" },
    { type: "field.type", field: "proof", value: "" },
    { type: "field.type", field: "proof", value: "482916" },
    { type: "proof.send" },
    { type: "proof.submit" },
    { type: "contact.submit" },
    { type: "contact.edit" },
    { type: "code.submit" },
    { type: "code.send" },
    { type: "user.known", user: nomin },
  ],
  answers: {
    sendContactCode: { values: [sent], problems: [tooMany, proofByPassword, proofByCode] },
    sendConfirmation: { values: [sent], problems: [tooMany] },
    prove: { values: [undefined], problems: [wrongCode] },
    changeContact: { values: [profile], problems: [wrongCode, proofByPassword] },
  },
  distinguishedBy: ({ current, form, problem, sent: known, proof, proofSent, resendIn }) => [
    current,
    form.contact.length,
    form.code.length,
    form.proof.length,
    problem?._tag,
    known !== null,
    proof,
    proofSent !== null,
    resendIn > 0,
  ],
  driver: {
    shopper: {
      "field.type": {
        when: (snapshot, { field, value }) => snapshot.matches(leaves[field]) && snapshot.context.form[field] !== value,
        by: ({ fill }, { field, value }, { context }) => fill(labelsOf(context.proof === "password")[field], value),
      },
      "contact.submit": ({ press }) => press("contact.getCode"),
      "proof.send": ({ press }, _, { context }) => {
        if (context.proof === "password") return press("contact.proof.byCode")
        return press(context.proofSent === null ? "contact.getCode" : "contact.resend")
      },
      "proof.submit": ({ press }) => press("contact.proof.submit"),
      "contact.edit": ({ press }) => press("contact.edit"),
      "code.submit": ({ press }) => press("contact.submit"),
      "code.send": ({ press }) => press("contact.resend"),
    },
    others: ["user.known"],
  },
})
