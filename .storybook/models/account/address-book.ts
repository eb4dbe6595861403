/** Model of the address book machine. */
import { savedAddresses } from "#book/fixtures/account/account.ts"
import { zones } from "#book/fixtures/account/zones.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { addressBookMachine } from "#machines/account/address-book.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(addressBookMachine, {
  inputs: [{ addresses: null }, { addresses: savedAddresses }],
  events: [
    { type: "address.add" },
    { type: "address.edit", id: 2 },
    { type: "address.remove", id: 2 },
    { type: "address.default", id: 2 },
    { type: "address.restore" },
    { type: "field.type", field: "firstName", value: "Сараа" },
    { type: "form.submit" },
    { type: "form.cancel" },
    { type: "page.retry" },
  ],
  answers: {
    fetchAddresses: { values: [savedAddresses], problems: [unreachable] },
    fetchZones: { values: [zones], problems: [unreachable] },
    removeAddress: { values: [savedAddresses], problems: [unreachable] },
    changeAddress: { values: [savedAddresses], problems: [unreachable] },
    saveAddress: { values: [savedAddresses], problems: [unreachable] },
  },
  distinguishedBy: ({ editing, removed, problem, form, zones: known, refusals }) => [
    editing !== null,
    removed !== null,
    problem?._tag,
    form.firstName,
    known.length > 0,
    refusals.length,
  ],
  driver: {
    shopper: {
      "address.add": ({ press }) => press("settings.address.add"),
      "address.edit": ({ choose }) => choose(/^(Засах|Edit): Ажил$/u, "button"),
      "address.remove": ({ choose }) => choose(/^(Устгах|Remove): Ажил$/u, "button"),
      "address.default": ({ choose }) => choose(/^(Үндсэн болгох|Make default): Ажил$/u, "button"),
      "address.restore": ({ press }) => press("settings.address.restore"),
      "field.type": {
        when: ({ context: { form } }, { field, value }) => form[field] !== value,
        by: ({ fill }, { value }) => fill("address.firstName", value),
      },
      "form.submit": ({ press }) => press("profile.save"),
      "form.cancel": ({ press }) => press("contact.cancel"),
      "page.retry": ({ press }) => press("common.retry"),
    },
    others: [],
  },
})
