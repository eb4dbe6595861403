/** Models of all machines by name: declared at `models/<area>/<machine>.ts`, or following from the factory that made the machine. */
import type { AnyStateMachine } from "xstate"
import { factoryModel } from "./factory-models.ts"
import type { MachineModel } from "./model.ts"

type Model = MachineModel<AnyStateMachine>

const isMachine = (exported: unknown): exported is AnyStateMachine =>
  typeof exported === "object" && exported !== null && "transition" in exported && "root" in exported

const placeOf = (file: string): string => file.split("/").slice(-2).join("/").slice(0, -".ts".length)

const fromFactories = Object.entries(import.meta.glob<Readonly<Record<string, unknown>>>("../../machines/*/*.ts", { eager: true })).flatMap(
  ([file, exported]) =>
    Object.values(exported).flatMap((machine) => {
      const model = isMachine(machine) ? factoryModel(machine) : null
      return model === null ? [] : [[placeOf(file), model] as const]
    }),
)
const declared = Object.entries(import.meta.glob<{ readonly model: Model }>("./*/*.ts", { eager: true })).map(
  ([file, { model }]) => [placeOf(file), model] as const,
)

/** Models by place, the same as the machine's: `cart/checkout`. */
export const modelsByPlace: Readonly<Record<string, Model>> = Object.fromEntries([...fromFactories, ...declared])

export const models: Readonly<Record<string, Model>> = Object.fromEntries(
  Object.values(modelsByPlace).map((model) => [model.machine.id, model]),
)
