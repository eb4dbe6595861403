/** Model of the preferences machine. */
import { settings } from "#book/fixtures/account/account.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { preferencesMachine } from "#machines/account/preferences.ts"
import type { MachineModel } from "#book/models/model.ts"

export const model: MachineModel<typeof preferencesMachine> = {
  machine: preferencesMachine,
  inputs: [{ settings: null }, { settings }],
  events: [
    { type: "channel.switch", kind: "prices", channel: "email", isOn: true },
    { type: "channel.switch", kind: "prices", channel: "email", isOn: false },
    { type: "theme.choose", theme: "dark" },
    { type: "locale.choose", locale: "en" },
    { type: "page.retry" },
  ],
  answers: {
    fetchSettings: { values: [settings], problems: [unreachable] },
    saveSettings: { values: [settings], problems: [unreachable] },
  },
  about: ({ settings: chosen, problem }) => [chosen?.notifications.offers.email, problem?._tag],
}
