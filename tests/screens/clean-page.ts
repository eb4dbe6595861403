/** Removal of what the stories of a file left on the page, which the next file shares. */
import { afterAll } from "vitest"

afterAll(() => document.body.replaceChildren())
