/** Storybook configuration: stories of all screens, and pages of the machines. */
import { defineMain } from "@storybook/react-vite/node"
import { docgenOfParts } from "./docgen.ts"
import { machinePagesIndexer } from "./machines/machine-pages.ts"

export default defineMain({
  framework: {
    name: "@storybook/react-vite",
    options: { builder: { viteConfigPath: ".storybook/vite.config.ts" } },
  },
  stories: ["../ui/**/*.stories.tsx", "./{journeys,machines,coverage}/*.stories.tsx", "./rules/*.stories.tsx", "./tokens/*.stories.tsx"],
  experimental_indexers: (others) => [machinePagesIndexer, ...(others ?? [])],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y", "@storybook/addon-vitest"],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true, enableCrashReports: false },
  features: { sidebarOnboardingChecklist: false },
  docs: { defaultName: "All states" },
  typescript: { reactDocgen: "react-docgen", check: false },
  viteFinal: (config) => ({ ...config, plugins: config.plugins?.map(docgenOfParts) ?? [] }),
})
