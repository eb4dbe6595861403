/** Outside services beside the page: consent, live chat, and page views for the scripts. Loaded only where a site has any. */
import { useSelector } from "@xstate/react"
import { useEffect, useState } from "react"
import { createRoot } from "react-dom/client"
import { createActor, type ActorRefFrom } from "xstate"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { allowedServices } from "#domain/rules/shell/consent.ts"
import { chatMachine } from "#machines/shell/chat.ts"
import { consentMachine } from "#machines/shell/consent.ts"
import { provided, type Outside } from "#machines/ports.ts"
import { consentKey } from "#adapters/persistence/storage-keys.ts"
import { loadMessages } from "#ui/messages/load-messages.ts"
import { MessagesProvider } from "#ui/messages/messages.tsx"
import { ChatButton } from "#ui/shell/consent/chat-button.tsx"
import { ConsentStrip } from "#ui/shell/consent/consent-strip.tsx"
import { wholeAddress, type CurrentPage } from "./current-page.ts"

type Opening = {
  readonly services: ReadonlyArray<OutsideService>
  readonly phone: string
  readonly outside: Outside
  readonly currentPage: Pick<CurrentPage, "shown" | "subscribe">
}

type ChatProps = { readonly service: OutsideService; readonly phone: string; readonly outside: Outside }

const Chat = ({ service, phone, outside }: ChatProps) => {
  const [actor] = useState(() => createActor(provided(chatMachine, outside), { input: { service } }))
  useEffect(() => {
    actor.start()
    return () => void actor.stop()
  }, [actor])
  return <ChatButton actor={actor} phone={phone} />
}

type Props = Omit<Opening, "currentPage"> & { readonly consent: ActorRefFrom<typeof consentMachine> }

const Services = ({ services, phone, outside, consent }: Props) => {
  const isOpen = useSelector(consent, (snapshot) => snapshot.hasTag("shown"))
  const answer = useSelector(consent, ({ context }) => context.answer)
  const chat = allowedServices(answer, services).find(({ kind }) => kind === "chat")
  return (
    <>
      {chat !== undefined && (
        // Mounted behind the strip too: its machine knows what is unread and whether the chat is open.
        <div hidden={isOpen}>
          <Chat service={chat} phone={phone} outside={outside} />
        </div>
      )}
      <ConsentStrip actor={consent} />
    </>
  )
}

/** Reports page views to the scripts by an event; a script that is loaded later reads the path and title itself. */
const announceViews = ({ shown, subscribe }: Opening["currentPage"]): void => {
  const announce = () => {
    const detail = { path: wholeAddress(shown().location), title: document.title }
    window.dispatchEvent(new CustomEvent("shop:page-view", { detail }))
  }
  subscribe(announce)
  announce()
}

/** Calls `changed` when another tab stores an answer, and when the browser shows this page again from its back-forward cache. */
const followAnswer = (changed: () => void): void => {
  window.addEventListener("storage", ({ key }) => (key === consentKey || key === null) && changed())
  window.addEventListener("pageshow", ({ persisted }) => persisted && changed())
}

export const openServices = async ({ services, phone, outside, currentPage }: Opening): Promise<ActorRefFrom<typeof consentMachine>> => {
  const { locale } = currentPage.shown().location
  const messages = await loadMessages(locale, ["consent"])
  const consent = createActor(provided(consentMachine, outside), { input: { services } })
  const container = document.createElement("div")
  document.body.append(container)
  createRoot(container).render(
    <MessagesProvider locale={locale} messages={messages}>
      <Services services={services} phone={phone} outside={outside} consent={consent} />
    </MessagesProvider>,
  )
  consent.start()
  followAnswer(() => consent.send({ type: "answer.changed" }))
  announceViews(currentPage)
  return consent
}
