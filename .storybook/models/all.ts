/** Every machine that can be walked, by its name. */
import type { AnyStateMachine } from "xstate"
import { browse } from "./browse.ts"
import { buy } from "./buy.ts"
import { shell } from "./shell.ts"
import type { MachineModel } from "./model.ts"

export const models = { ...shell, ...browse, ...buy } as unknown as Readonly<Record<string, MachineModel<AnyStateMachine>>>
