/** Storybook manager: adds the statechart panel. */
import { createElement } from "react"
import { addons, types } from "storybook/manager-api"
import { Panel } from "./statechart/panel.tsx"

addons.register("statechart", () => {
  addons.add("statechart/panel", {
    type: types.PANEL,
    title: "Statechart",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active = false }) => createElement(Panel, { active }),
  })
})

// Without roots the sidebar keeps the index order, so that the book opens at its first entry.
addons.setConfig({ sidebar: { showRoots: false }, panelPosition: "right", rightPanelWidth: 460, bottomPanelHeight: 360 })
