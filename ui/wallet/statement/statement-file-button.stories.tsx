/** Button that saves the statement, in every state. */
import preview from "#book/preview.tsx"
import type { Rest } from "#book/fixed-state-actor.ts"
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { inState } from "#book/in-state.tsx"
import { statementFileMachine, type StatementFileContext } from "#machines/wallet/statement-file.ts"
import { StatementFileButton } from "./statement-file-button.tsx"

const meta = preview.meta({ title: "Parts/Wallet/Statement file", component: StatementFileButton, parameters: { path: "/account/wallet" } })

const storyOf = (state: Rest<typeof statementFileMachine>["state"], context: Partial<StatementFileContext> = {}) =>
  inState(statementFileMachine, { state, context }, (actor) => <StatementFileButton actor={actor} query={{ part: null, days: null }} />)

/** The button at rest. */
export const Idle = meta.story(storyOf("idle"))
/** The file is being made. */
export const Saving = meta.story(storyOf("saving"))
/** The file is among the downloads. */
export const Saved = meta.story(storyOf("saved"))
/** Creating the file failed. */
export const Failed = meta.story(storyOf("failed", { problem: unreachable }))
