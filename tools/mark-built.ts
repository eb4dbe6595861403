/** Last step of `npm run build`: `npm start` does not build the same sources again. */
import { markBuilt } from "./built-from.ts"

markBuilt()
