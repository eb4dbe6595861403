// @vitest-environment happy-dom
/** Completeness of machines: each is found by its place, with a model, stories and a page of the book. */
import { describe, expect, it } from "vitest"
import type { AnyStateMachine } from "xstate"
import { machineIds } from "#book/machines/machine-pages.ts"
import { modelsByPlace } from "#book/models/all.ts"
import { storyIndexOf } from "#book/story-index.ts"

type File = Readonly<Record<string, unknown>>

const machineFiles = import.meta.glob<File>("../../machines/*/*.ts", { eager: true })
const stories = storyIndexOf(Object.values(import.meta.glob<File>("../../ui/**/*.stories.tsx", { eager: true })))

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  typeof exported === "object" && exported !== null && "transition" in exported && "root" in exported

/** Machines by place: `cart/checkout`. */
const machines = Object.entries(machineFiles).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith("Machine") && isMachine(value) ? [[file.slice("../../machines/".length, -".ts".length), value] as const] : [],
  ),
)
const places = machines.map(([place]) => place)
const pages = machineIds()

describe("the places of machines", () => {
  it("hold one machine each", () => {
    expect(places.length).toBeGreaterThan(0)
    expect(new Set(places).size).toBe(places.length)
    expect(pages).toHaveLength(places.length)
  })

  it("have a machine for every model", () => {
    expect(Object.keys(modelsByPlace).filter((place) => !places.includes(place))).toEqual([])
  })
})

describe.each(machines)("the machine at machines/%s.ts", (place, machine) => {
  it("has a model at the same place, or that of its factory", () => {
    expect(
      modelsByPlace[place]?.machine === machine,
      `.storybook/models/${place}.ts exports no model of it, or port-samples.ts has no samples of its port`,
    ).toBe(true)
  })

  it("has a story", () => {
    expect(
      stories.some((story) => story.machine === machine.id),
      `no story shows ${machine.id}`,
    ).toBe(true)
  })

  it("has a page in the book", () => {
    expect(pages).toContain(machine.id)
  })
})
