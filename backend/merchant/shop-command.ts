/** `npm run shop -- COMMAND …`. */
import { runCommand } from "./run-command.ts"

const { output, error, code } = await runCommand(process.argv.slice(2), process.env)
if (output !== "") console.log(output)
if (error !== "") console.error(error)
process.exitCode = code
