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
import { watched } from "#app/inspection.ts"

type Opening = {
  readonly locale: Locale
  readonly ports: Ports
  readonly streams: Streams
  readonly actorRefs: Pick<ActorRefs, "persistence" | "session" | "navigation" | "search">
  /** The question for consent, where the site asks one. */
  readonly consent: ConsentActor | null
}

const overlay = "body > [role=dialog], body > * > [role=dialog], body > [role=alertdialog]"

/** Starts the prompt; the choice is persisted on this device. */
export const openPushPrompt = ({ locale, ports, streams, actorRefs: { persistence, session, navigation, search }, consent }: Opening): void => {
  const actor = createActor(provided(pushPromptMachine, { ports, streams }), watched)
  actor.on("push.chosen", (event) => persistence.send(event))
  actor.start()
  follow(persistence, () => persistence.getSnapshot().context, ({ read, persisted }) => read && actor.send({ type: "choice.known", choice: persisted.pushChoice }))
  follow(navigation, () => navigation.getSnapshot().context.path, (path) => path !== "" && actor.send({ type: "page.shown", path }))
  // Whatever lies over the page goes first: the question for consent, the open search, a dialog or popover.
  const look = () => {
    const isShown = consent?.getSnapshot().hasTag("shown") === true || search.getSnapshot().hasTag("open") || document.querySelector(overlay) !== null
    if (isShown !== actor.getSnapshot().context.isOtherPromptShown) actor.send({ type: "question.shown", isShown })
  }
  consent?.subscribe(look)
  search.subscribe(look)
  // Overlays stand at the end of the body.
  new MutationObserver(look).observe(document.body, { childList: true })
  look()
  follow(session, () => session.getSnapshot().context.user?.id ?? null, (userId) => actor.send({ type: "shopper.known", userId }))
  const opened = actor.subscribe((snapshot) => {
    if (!snapshot.hasTag("open")) return
    opened.unsubscribe()
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
