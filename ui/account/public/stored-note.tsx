/** Note above a page of stored data, shown while the shop cannot be reached: the time of the data, and what needs a connection. B27. */
import { useSelector } from "@xstate/react"
import History from "lucide-react/icons/history"
import { formatDateTime } from "#domain/rules/texts/dates.ts"
import { Button } from "#ui/parts/button/button.tsx"
import { Note } from "#ui/parts/feedback/note.tsx"
import { useActorRefs } from "#ui/actor-refs.tsx"
import { useLocale, useText } from "#ui/messages/messages.tsx"
import { useOnline } from "#ui/react/online.ts"

export const StoredNote = () => {
  const text = useText()
  const locale = useLocale()
  const online = useOnline()
  const { navigation } = useActorRefs()
  const stored = useSelector(navigation, ({ context }) => context.stored)
  if (stored === null) return null
  return (
    <Note
      tone="sky"
      icon={<History />}
      role="status"
      title={text("stored.at", { date: formatDateTime(stored.at, locale) })}
      action={
        online ? (
          <Button variant="quiet" size="small" onClick={() => navigation.send({ type: "page.refresh" })}>
            {text("stored.refresh")}
          </Button>
        ) : undefined
      }
    >
      <p>{text(online ? "stored.online" : "stored.offline")}</p>
    </Note>
  )
}
