/** Model of the statement file machine. */
import { unreachable } from "#book/fixtures/shell/problems.ts"
import { statementFileMachine } from "#machines/wallet/statement-file.ts"
import { modelOf } from "#book/models/model.ts"

export const model = modelOf(statementFileMachine, {
  inputs: [undefined],
  events: [{ type: "file.save", query: { part: null, days: null } }],
  answers: { saveStatement: { values: [undefined], problems: [unreachable] } },
  driver: {
    shopper: { "file.save": ({ press }) => press("statement.file") },
    others: [],
  },
})
