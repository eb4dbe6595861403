/** Push prompt in the browser: its machine starts after the first view, its screen loads when it opens. */
import { createRoot } from "react-dom/client"
import { createActor } from "xstate"
import type { Locale } from "#domain/entities/locale.ts"
import { provided, type Ports } from "#machines/ports.ts"
import type { ConsentActor } from "#machines/shell/consent.ts"
import { pushPromptMachine } from "#machines/shell/push-prompt.ts"
import { follow } from "#machines/shared/subscriptions.ts"
import type { Streams } from "#machines/streams.ts"
import type { ActorRefs } from "#ui/actor-refs.tsx"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { inspectionOptions } from "#app/inspection.ts"

type Opening = {
  readonly locale: Locale
  readonly ports: Ports
  readonly streams: Streams
  readonly actorRefs: Pick<ActorRefs, "persistence" | "session" | "navigation" | "search">
  /** Actor of the consent strip, where the site has one. */
  readonly consent: ConsentActor | null
}

/** Dialogs and popovers, which are rendered at the end of the body. */
const overlay = "body > [role=dialog], body > * > [role=dialog], body > [role=alertdialog]"

/** Starts the prompt; the choice is persisted on this device. */
export const openPushPrompt = ({ locale, ports, streams, actorRefs, consent }: Opening): void => {
  const { persistence, session, navigation, search } = actorRefs
  const actor = createActor(provided(pushPromptMachine, { ports, streams }), inspectionOptions)
  actor.on("push.chosen", (event) => persistence.send(event))
  actor.start()
  follow(
    persistence,
    () => persistence.getSnapshot().context,
    ({ read, persisted }) => read && actor.send({ type: "choice.known", choice: persisted.pushChoice }),
  )
  follow(
    navigation,
    () => navigation.getSnapshot().context.path,
    (path) => path !== "" && actor.send({ type: "page.shown", path }),
  )
  // The prompt waits while anything lies over the page: the consent strip, the open search, a dialog or popover.
  const checkOverlays = () => {
    const isShown =
      consent?.getSnapshot().hasTag("shown") === true || search.getSnapshot().hasTag("open") || document.querySelector(overlay) !== null
    if (isShown !== actor.getSnapshot().context.isOtherPromptShown) actor.send({ type: "otherPrompt.shown", isShown })
  }
  consent?.subscribe(checkOverlays)
  search.subscribe(checkOverlays)
  new MutationObserver(checkOverlays).observe(document.body, { childList: true })
  checkOverlays()
  follow(
    session,
    () => session.getSnapshot().context.user?.id ?? null,
    (userId) => actor.send({ type: "shopper.known", userId }),
  )
  const subscription = actor.subscribe((snapshot) => {
    if (!snapshot.hasTag("open")) return
    subscription.unsubscribe()
    void show()
  })
  const show = async () => {
    const [{ PushPrompt }, { loadMessages }] = await Promise.all([
      import("#ui/shell/push/push-prompt.tsx"),
      import("#ui/messages/load-messages.ts"),
    ])
    const messages = await loadMessages(locale, ["push"])
    createRoot(document.body.appendChild(document.createElement("div"))).render(
      <MessagesProvider locale={locale} messages={messages}>
        <PushPrompt actor={actor} />
      </MessagesProvider>,
    )
  }
}
