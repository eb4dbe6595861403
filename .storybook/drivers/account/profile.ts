/** Driver of the profile machine on its screens. */
import type { profileMachine } from "#machines/account/profile.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof profileMachine>()({
  shopper: {
    "field.type": {
      when: ({ context: { form } }, { field, value }) => form[field] !== value,
      by: ({ dictate }, { field, value }) => dictate(`profile.${field}`, value),
    },
    "gender.choose": {
      when: ({ context: { form } }, { gender }) => form.gender !== gender,
      by: ({ choose }, { gender }) => choose(gender === "male" ? /^(Ноён|Mr)$/u : /^(Хатагтай|Ms)$/u),
    },
    "profile.submit": ({ press }) => press("profile.save"),
    "mine.keep": ({ press }) => press("profile.conflict.keep"),
    "theirs.take": ({ press }) => press("profile.conflict.take"),
    "page.retry": ({ press }) => press("common.retry"),
  },
  others: [],
})
