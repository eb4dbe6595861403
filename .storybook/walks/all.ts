/** Every machine that can be walked, by its name. */
import type { AnyStateMachine } from "xstate"
import { browse } from "./browse.ts"
import { buy } from "./buy.ts"
import { shell } from "./shell.ts"
import type { Walk } from "./walk.ts"

export const walks = { ...shell, ...browse, ...buy } as unknown as Readonly<Record<string, Walk<AnyStateMachine>>>
