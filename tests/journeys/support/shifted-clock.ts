/** Environment of a shop whose clock a journey puts forward. */
import { fileURLToPath } from "node:url"

type Shift = {
  /** Minutes that the clock is ahead from the start. */
  readonly ahead?: number
  /** Minutes that each SIGUSR2 adds; just short of a quarter of an hour by default. */
  readonly jump?: number
}

export const shiftedClock = ({ ahead, jump }: Shift = {}): Readonly<Record<string, string>> => ({
  NODE_OPTIONS: `--import=${fileURLToPath(new URL("shifted-clock.mjs", import.meta.url))}`,
  ...(ahead !== undefined && { CLOCK_AHEAD: String(ahead) }),
  ...(jump !== undefined && { CLOCK_JUMP: String(jump) }),
})
