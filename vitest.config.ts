/** How tests run: rules and machines in Node, the contract against real databases, stories in a real browser. */
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import book, { aliases } from "./.storybook/vite.config.ts"
import { renderer } from "./app/build/renderer.ts"
import { browserFlags } from "./tools/browser.ts"

/** Options of the browser, which runs in a container or not. */
const launchOptions = {
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: browserFlags,
}

/** Settings of a real browser; one object for each project, since vitest writes the project's name into it. */
const browser = () => ({
  enabled: true,
  headless: true,
  screenshotFailures: false,
  provider: playwright({ launchOptions }),
  instances: [{ browser: "chromium" as const }],
})

/** Whether files have modules of their own: they share them, since loading them for each file took as long as the tests. */
const isolate = false

/** How long a test asks again, in milliseconds; after the library's second a busy machine is not ready. */
const expect = { poll: { timeout: 30_000 } }

const reactWarnings = ".storybook/react-warnings.ts"

export default defineConfig({
  test: {
    projects: [
      {
        ...book,
        test: {
          name: "unit",
          isolate,
          testTimeout: 60_000,
          environment: "node",
          include: ["tests/*.test.ts", "tests/{domain,machines,adapters,app,backend,book,ui}/**/*.test.{ts,tsx}"],
          expect,
        },
      },
      {
        test: {
          name: "contract",
          isolate,
          environment: "node",
          include: ["tests/contract/**/*.test.ts"],
          expect,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Real search engines: `npm run test:engines`.
        test: {
          name: "engines",
          isolate,
          environment: "node",
          include: ["tests/engines/**/*.test.ts"],
          expect,
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: "journeys",
          environment: "node",
          // A failure that does not come again says what it found.
          chaiConfig: { truncateThreshold: 0 },
          include: ["tests/journeys/**/*.test.ts"],
          globalSetup: "tests/journeys/support/start-server.ts",
          expect,
          // A busy machine may hold a browser up; `npm test` names what passed only at the second try.
          retry: 1,
          // A journey waits more than it works.
          maxWorkers: 2,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Builds a copy of the checkout, so not beside the journeys, which wait for a browser.
        test: {
          name: "languages",
          environment: "node",
          include: ["tests/languages/**/*.test.ts"],
          globalSetup: "tests/journeys/support/start-server.ts",
          expect,
          testTimeout: 1_200_000,
          hookTimeout: 1_200_000,
        },
      },
      {
        ...book,
        plugins: [...(book.plugins ?? []), storybookTest({ configDir: ".storybook", tags: { include: ["test"] } })],
        test: {
          name: "stories",
          isolate,
          setupFiles: [reactWarnings],
          testTimeout: 60_000,
          browser: browser(),
        },
      },
      {
        ...book,
        // The renderer that shoppers have; stories have React with its warnings.
        resolve: { alias: [...renderer, ...aliases] },
        optimizeDeps: { include: [...(book.optimizeDeps?.include ?? []), "preact"] },
        test: {
          name: "screens",
          isolate,
          setupFiles: [reactWarnings, "app/client/controlled-fields.ts", "tests/screens/clean-page.ts"],
          include: ["tests/screens/**/*.test.{ts,tsx}"],
          testTimeout: 60_000,
          browser: { ...browser(), viewport: { width: 1280, height: 900 } },
        },
      },
    ],
  },
})
