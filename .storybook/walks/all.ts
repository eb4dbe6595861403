/** Every machine that can be walked, by its name. */
import type { AnyStateMachine } from "xstate"
import * as browse from "./browse.ts"
import * as buy from "./buy.ts"
import * as shell from "./shell.ts"
import type { Walk } from "./walk.ts"

export const walks = { ...shell, ...browse, ...buy } as unknown as Readonly<Record<string, Walk<AnyStateMachine>>>
