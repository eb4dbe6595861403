/** Outside services beside the page: the live chat and the choices of consent. */
// @vitest-environment happy-dom
import { act } from "react"
import { expect, it, vi } from "vitest"
import { openServices } from "#app/client/outside-services.tsx"
import { noopStreams } from "#app/noop-streams.ts"
import { scripted } from "#book/journeys/scripted-ports.ts"
import type { Instant } from "#domain/entities/ids.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { consentVersion } from "#domain/rules/shell/consent.ts"
import type { ChatChanged, Streams } from "#machines/streams.ts"
import type { CurrentPage } from "#app/client/current-page.ts"
import { answersHandled } from "#tests/machines/test-actor.ts"

const chat: OutsideService = { kind: "chat", name: "Chat", script: "https://chat.example.com/a.js", id: "", hosts: [], storage: [] }
const record = { version: consentVersion, asked: ["chat"], allowed: ["chat"], at: "2026-11-20T06:05:00.000Z" as Instant } as const
const page = { location: { locale: "en", path: "/", params: {}, searchParams: new URLSearchParams() } }

it("keep the chat and what is unread while the choices of consent are open [B27]", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true)
  let change: (event: ChatChanged) => void = () => undefined
  const streams: Streams = {
    ...noopStreams,
    watchChat: (send) => {
      change = send
      return () => undefined
    },
  }
  const ports = scripted({ readConsent: async () => record, startServices: async () => undefined })
  const flush = () => act(answersHandled)
  const label = () => document.querySelector("aside button")?.getAttribute("aria-label")

  const currentPage = { shown: () => page as ReturnType<CurrentPage["shown"]>, subscribe: () => () => undefined }
  const consent = await act(() => openServices({ services: [chat], phone: "7000 1100", outside: { ports, streams }, currentPage }))
  await flush()
  act(() => change({ type: "chat.changed", state: "unread", unread: 2 }))
  expect(label()).toBe("Open chat, new answers: 2")
  act(() => consent.send({ type: "choices.open" }))
  await flush()
  expect(document.querySelector("aside")?.closest("[hidden]")).not.toBeNull()
  act(() => consent.send({ type: "choices.close" }))
  await flush()
  expect([label(), document.querySelector("aside")?.closest("[hidden]")]).toEqual(["Open chat, new answers: 2", null])
})
