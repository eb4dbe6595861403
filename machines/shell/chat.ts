/** Chat machine: opens and closes the live chat of an outside company, and follows its state. B27. */
import { assertEvent, assign, setup, type ActorRefFrom } from "xstate"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { port } from "#machines/ports.ts"
import { stream, type ChatChanged } from "#machines/streams.ts"

export type ChatEvent = ChatChanged | { readonly type: "chat.open" } | { readonly type: "chat.close" } | { readonly type: "chat.retry" }
export type ChatInput = { readonly service: OutsideService }
export type ChatContext = {
  readonly service: OutsideService
  /** Messages that the shopper has not read. */
  readonly unread: number
}

export const chatMachine = setup({
  types: {} as { context: ChatContext; events: ChatEvent; input: ChatInput; tags: "busy" | "refused" },
  actors: { startServices: port("startServices"), turnChat: port("turnChat"), watchChat: stream("watchChat") },
  actions: {
    takeUnread: assign(({ event }) => {
      assertEvent(event, "chat.changed")
      return { unread: event.unread }
    }),
  },
  guards: {
    isOpen: ({ event }) => {
      assertEvent(event, "chat.changed")
      return event.state === "open"
    },
    isUnread: ({ event }) => {
      assertEvent(event, "chat.changed")
      return event.state === "unread"
    },
    isUnavailable: ({ event }) => {
      assertEvent(event, "chat.changed")
      return event.state === "unavailable"
    },
  },
}).createMachine({
  id: "chat",
  description: "Opens and closes the live chat of the shop.",
  context: ({ input }) => ({ service: input.service, unread: 0 }),
  invoke: { id: "watchChat", src: "watchChat" },
  on: {
    "chat.changed": [
      { guard: "isOpen", target: ".open", actions: "takeUnread" },
      { guard: "isUnread", target: ".unread", actions: "takeUnread" },
      { guard: "isUnavailable", target: ".unavailable", actions: "takeUnread" },
      { target: ".closed", actions: "takeUnread" },
    ],
  },
  initial: "loading",
  states: {
    loading: {
      description: "The chat is loading.",
      tags: "busy",
      invoke: {
        id: "startChat",
        src: "startServices",
        input: ({ context }) => ({ services: [context.service] }),
        onDone: { target: "closed" },
        onError: { target: "unavailable" },
      },
    },
    closed: { description: "The chat can be opened.", on: { "chat.open": { target: "opening" } } },
    unread: { description: "A new chat message is unread.", on: { "chat.open": { target: "opening" } } },
    opening: {
      description: "The chat is opening.",
      tags: "busy",
      invoke: { id: "openChat", src: "turnChat", input: { open: true }, onDone: { target: "open" }, onError: { target: "unavailable" } },
    },
    open: { description: "The chat is open.", on: { "chat.close": { target: "closing" } } },
    closing: {
      description: "The chat is closing.",
      tags: "busy",
      invoke: {
        id: "closeChat",
        src: "turnChat",
        input: { open: false },
        onDone: { target: "closed" },
        onError: { target: "unavailable" },
      },
    },
    unavailable: {
      description: "Chat is unavailable; the shop's phone number is shown instead.",
      tags: "refused",
      on: { "chat.retry": { target: "loading" } },
    },
  },
})

export type ChatActor = ActorRefFrom<typeof chatMachine>
