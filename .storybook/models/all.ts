/** Models of all machines by name, found at `models/<area>/<machine>.ts`. */
import type { AnyStateMachine } from "xstate"
import type { MachineModel } from "./model.ts"

type ModelFile = { readonly model: MachineModel<AnyStateMachine> }

/** Models by place, the same in `machines`, `models` and `drivers`: `cart/checkout`. */
export const modelsByPlace: Readonly<Record<string, MachineModel<AnyStateMachine>>> = Object.fromEntries(
  Object.entries(import.meta.glob<ModelFile>("./*/*.ts", { eager: true })).map(([file, { model }]) => [file.slice(2, -".ts".length), model]),
)

export const models: Readonly<Record<string, MachineModel<AnyStateMachine>>> = Object.fromEntries(
  Object.values(modelsByPlace).map((model) => [model.machine.id, model]),
)
