/** Driver of the preferences machine on its screens. */
import type { preferencesMachine } from "#machines/account/preferences.ts"
import { driversFor } from "#book/drivers/driver.ts"

export const driver = driversFor<typeof preferencesMachine>()({
  shopper: {
    "channel.switch": {
      when: ({ context: { settings } }, { kind, channel, isOn }) => settings?.notifications[kind][channel] === !isOn,
      by: ({ choose }) => choose(/^(Хүссэн бараа хямдрах: И-мэйл|Wishes on sale: E-mail)$/u, "checkbox"),
    },
    "theme.choose": ({ press }, { theme }) => press(`settings.theme.${theme}`),
    "page.retry": ({ press }) => press("common.retry"),
  },
  // The link opens the other language's document.
  others: ["locale.choose"],
})
