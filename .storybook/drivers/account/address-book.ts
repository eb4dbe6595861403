/** Driver of the address book machine on its screens. */
import type { addressBookMachine } from "#machines/account/address-book.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof addressBookMachine>()({
  shopper: {
    "address.add": ({ press }) => press("settings.address.add"),
    "address.edit": ({ choose }) => choose(/^(Засах|Edit): Ажил$/u, "button"),
    "address.remove": ({ choose }) => choose(/^(Устгах|Remove): Ажил$/u, "button"),
    "address.default": ({ choose }) => choose(/^(Үндсэн болгох|Make default): Ажил$/u, "button"),
    "address.restore": ({ press }) => press("settings.address.restore"),
    "field.type": {
      when: ({ context: { form } }, { field, value }) => form[field] !== value,
      by: ({ dictate }, { value }) => dictate("address.firstName", value),
    },
    "form.submit": ({ press }) => press("profile.save"),
    "form.cancel": ({ press }) => press("contact.cancel"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
