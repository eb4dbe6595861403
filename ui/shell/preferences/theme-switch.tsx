/** Switch of the theme: light (the default), dark, or that of the device. */
import { useSelector } from "@xstate/react"
import Monitor from "lucide-react/icons/monitor"
import Moon from "lucide-react/icons/moon"
import Sun from "lucide-react/icons/sun"
import { SegmentedControl, SegmentButton } from "#ui/parts/choice/segmented-control.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useText } from "#ui/messages/messages.tsx"

export const ThemeSwitch = () => {
  const text = useText()
  const { persistence } = useActorRefs()
  const theme = useSelector(persistence, ({ context }) => context.persisted.theme)
  return (
    <SegmentedControl label={text("footer.theme")}>
      <SegmentButton
        label={text("footer.theme.light")}
        pressed={theme === "light"}
        onPress={() => persistence.send({ type: "theme.chosen", theme: "light" })}
      >
        <Sun />
      </SegmentButton>
      <SegmentButton
        label={text("footer.theme.dark")}
        pressed={theme === "dark"}
        onPress={() => persistence.send({ type: "theme.chosen", theme: "dark" })}
      >
        <Moon />
      </SegmentButton>
      <SegmentButton
        label={text("footer.theme.system")}
        pressed={theme === "system"}
        onPress={() => persistence.send({ type: "theme.chosen", theme: "system" })}
      >
        <Monitor />
      </SegmentButton>
    </SegmentedControl>
  )
}
