/** Clean page after each file: the files share it, and the tests of the next one would find what a story left. */
import { afterAll } from "vitest"

afterAll(() => document.body.replaceChildren())
