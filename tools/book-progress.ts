/** Progress of a long run: one updated line on a terminal, a line for every tenth in a log. */

export type Progress = { readonly step: (text: string) => void }

type Output = { readonly isTTY?: boolean; readonly write: (text: string) => unknown; readonly columns?: number }

export const progressOf = (total: number, output: Output = process.stdout): Progress => {
  let done = 0
  const line = (text: string) => `${String(done).padStart(String(total).length)}/${total}  ${text}`
  return {
    step: (text) => {
      done += 1
      if (output.isTTY === true) output.write(`\r\u001B[K${line(text).slice(0, (output.columns ?? 80) - 1)}${done === total ? "\n" : ""}`)
      else if (done === total || Math.floor((done * 10) / total) > Math.floor(((done - 1) * 10) / total)) output.write(`${line(text)}\n`)
    },
  }
}
