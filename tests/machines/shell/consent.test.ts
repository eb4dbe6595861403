/** Consent machine. */
import { describe, expect, it } from "vitest"
import { createActor, waitFor } from "xstate"
import { services } from "#book/fixtures/shell/services.ts"
import { at } from "#book/fixtures/shell/story-date.ts"
import { scripted } from "#book/journeys/scripted-ports.ts"
import type { ConsentRecord } from "#domain/entities/shell/consent.ts"
import type { OutsideService } from "#domain/entities/shell/outside-service.ts"
import { noopStreams } from "#app/noop-streams.ts"
import { consentVersion, requestedKinds } from "#domain/rules/shell/consent.ts"
import { consentMachine } from "#machines/shell/consent.ts"
import { provided, type Ports } from "#machines/ports.ts"

const opened = (ports: Partial<Ports>) =>
  createActor(provided(consentMachine, { ports: scripted(ports), streams: noopStreams }), { input: { services } }).start()

describe("consent", () => {
  it("loads nothing before the answer, and the chat not by itself [B27]", async () => {
    const started: ReadonlyArray<OutsideService>[] = []
    const actor = opened({ startServices: ({ services: all }) => Promise.resolve(void started.push(all)) })
    await waitFor(actor, (state) => state.matches("asking"))
    expect(started).toEqual([])
    actor.send({ type: "consent.accept" })
    await waitFor(actor, (state) => state.matches("settled"))
    expect(started.map((all) => all.map(({ kind }) => kind))).toEqual([["statistics", "marketing", "push"]])
  })

  it("is valid for the visit when storing fails, also when a service fails to load", async () => {
    const lost = () => Promise.reject({ _tag: "Unreachable" })
    const actor = opened({ writeConsent: lost, startServices: lost })
    await waitFor(actor, (state) => state.matches("asking"))
    actor.send({ type: "consent.accept" })
    await waitFor(actor, (state) => state.matches("incomplete"))
    actor.send({ type: "choices.open" })
    expect(actor.getSnapshot().context.chosen).toEqual(["statistics", "marketing", "chat"])
  })

  it("withdraws services that are no longer allowed, before others are loaded", async () => {
    const withdrawn: string[] = []
    const actor = opened({ withdrawServices: ({ services: all }) => Promise.resolve(void withdrawn.push(...all.map(({ kind }) => kind))) })
    await waitFor(actor, (state) => state.matches("asking"))
    actor.send({ type: "consent.accept" })
    await waitFor(actor, (state) => state.matches("settled"))
    actor.send({ type: "choices.open" })
    actor.send({ type: "kind.toggle", kind: "marketing" })
    actor.send({ type: "choices.save" })
    await waitFor(actor, (state) => state.matches("settled"))
    expect(withdrawn).toEqual(["marketing", "push"])
  })

  it("can be refused from the choices [B27]", async () => {
    const started: ReadonlyArray<OutsideService>[] = []
    const actor = opened({ startServices: ({ services: all }) => Promise.resolve(void started.push(all)) })
    await waitFor(actor, (state) => state.matches("asking"))
    actor.send({ type: "choices.open" })
    actor.send({ type: "consent.refuse" })
    await waitFor(actor, (state) => state.matches("settled"))
    expect(started.flat()).toEqual([])
  })

  it("follows an answer of another tab, also a withdrawal [B27]", async () => {
    const all = requestedKinds(services)
    let record: ConsentRecord | null = null
    const [started, withdrawn] = [new Array<string>(), new Array<string>()]
    const recordKinds = (list: string[]) => (input: { readonly services: ReadonlyArray<OutsideService> }) =>
      Promise.resolve(void list.push(...input.services.map(({ kind }) => kind)))
    const actor = opened({
      readConsent: () => Promise.resolve(record),
      startServices: recordKinds(started),
      withdrawServices: recordKinds(withdrawn),
    })
    await waitFor(actor, (state) => state.matches("asking"))
    record = { version: consentVersion, asked: all, allowed: ["statistics"], at: at(20, "16:00") }
    actor.send({ type: "answer.changed" })
    await waitFor(actor, (state) => state.matches("settled"))
    expect([started, withdrawn]).toEqual([["statistics"], []])
    record = { ...record, allowed: [] }
    actor.send({ type: "answer.changed" })
    await waitFor(actor, (state) => state.matches("withdrawing"))
    await waitFor(actor, (state) => state.matches("settled"))
    expect([started, withdrawn]).toEqual([["statistics"], ["statistics"]])
    record = null
    actor.send({ type: "answer.changed" })
    await waitFor(actor, (state) => state.matches("asking"))
  })
})
