/** Model of the preferences machine. */
import { locales } from "#domain/entities/locale.ts"
import { settings } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { preferencesMachine } from "#machines/account/preferences.ts"
import { modelOf } from "#book/models/model.ts"

/** Switch that the events turn on and off, and by which snapshots are distinguished. */
const switched = { kind: "prices", channel: "email" } as const

export const model = modelOf(preferencesMachine, {
  inputs: [{ settings: null }, { settings }],
  events: [
    { type: "channel.switch", ...switched, isOn: true },
    { type: "channel.switch", ...switched, isOn: false },
    { type: "theme.choose", theme: "dark" },
    { type: "locale.choose", locale: locales[1] },
    { type: "page.retry" },
  ],
  answers: {
    fetchSettings: { values: [settings], problems: [unreachable] },
    saveSettings: { values: [settings], problems: [unreachable] },
  },
  distinguishedBy: ({ settings: chosen, problem }) => [chosen?.notifications[switched.kind][switched.channel], problem?._tag],
  driver: {
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
  },
})
