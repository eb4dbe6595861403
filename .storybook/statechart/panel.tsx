/** Statechart panel beside a story: its machine, to view and to step through. */
import * as React from "react"
import { useChannel } from "storybook/manager-api"
import { useTheme } from "storybook/theming"
import { requestEvent, sent, shown as shownMessage, type AcceptedEvent, type Shown } from "./messages.ts"
import { Stepper } from "./stepper.tsx"

export const Panel = ({ active }: { readonly active: boolean }) => {
  const { base } = useTheme()
  const [shown, setShown] = React.useState<Shown | null>(null)
  const emit = useChannel({ [shownMessage]: setShown, storyChanged: () => setShown(null) })
  React.useEffect(() => {
    if (active) emit(requestEvent)
  }, [active, emit])
  if (!active) return null
  if (shown === null) return <p style={{ padding: 16 }}>This story shows a part that has no machine.</p>
  return <Stepper shown={shown} theme={base} onMove={(event: AcceptedEvent) => emit(sent, event)} />
}
