/** Resource factory, on a made-up weather report. */
import fc from "fast-check"
import { describe, expect, it } from "vitest"
import { fromPromise } from "xstate"
import { resource } from "#machines/shared/resource.ts"
import { startTestActor } from "#tests/machines/test-actor.ts"

type Weather = { readonly degrees: number }

const fetchWeather = fromPromise<Weather, { readonly city: string }>(() => Promise.reject(new Error("not provided")))
const descriptions = { machine: "Shows the weather.", fetching: "Fetches.", ready: "Shows.", failed: "Failed.", missing: "No such city." }
const machine = resource({ id: "weather", name: "weather", actors: { fetchWeather }, descriptions })
const open = (weather: Weather | null = null) => startTestActor(machine, { weather, query: { city: "Улаанбаатар" } })

describe("single resource", () => {
  it("is shown without fetching when its input holds it", () => {
    const { actor, requests } = open({ degrees: -30 })
    expect(actor.getSnapshot().value).toBe("ready")
    expect(requests).toEqual([])
  })

  it("is fetched by its query otherwise", async () => {
    const { actor, last } = open()
    expect(last("fetchWeather").input).toEqual({ city: "Улаанбаатар" })
    await last("fetchWeather").answer({ degrees: -25 })
    expect(actor.getSnapshot().context.weather?.degrees).toBe(-25)
  })

  it("is missing when it does not exist", async () => {
    const { actor, last } = open()
    await last("fetchWeather").refuse({ _tag: "Missing" })
    expect(actor.getSnapshot().value).toBe("missing")
    expect(actor.getSnapshot().hasTag("empty")).toBe(true)
  })

  it("is retried after any number of failures, and clears the problem", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom("Unreachable", "TimedOut", "Unreadable"), { maxLength: 6 }), async (failures) => {
        const { actor, last, requests } = open()
        for (const _tag of failures) {
          await last("fetchWeather").refuse({ _tag })
          expect(actor.getSnapshot().context.problem).toEqual({ _tag })
          actor.send({ type: "page.retry" })
        }
        await last("fetchWeather").answer({ degrees: 20 })
        expect(actor.getSnapshot()).toMatchObject({ value: "ready", context: { weather: { degrees: 20 }, problem: null } })
        expect(requests).toHaveLength(failures.length + 1)
      }),
      { numRuns: 30 },
    )
  })
})
