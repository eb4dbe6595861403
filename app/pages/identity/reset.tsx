/** Page of the password reset, outside the shell. S1. */
import { ResetScreen } from "#ui/identity/reset/reset-screen.tsx"
import { plainFrame } from "#ui/shell/public/plain-frame.tsx"
import { definePage } from "#app/page.ts"

export const page = definePage({
  frame: plainFrame,
  controller: () => import("./reset-controller.ts"),
  title: (text, _, { brand }) => `${text("reset.title")} · ${brand}`,
  Screen: ResetScreen,
})
