/** The frame of the book: adds the panel that draws the machine of a story. */
import * as React from "react"
import { addons, types } from "storybook/manager-api"
import { Panel } from "./statechart/panel.tsx"

addons.register("statechart", () => {
  addons.add("statechart/panel", {
    type: types.PANEL,
    title: "Statechart",
    match: ({ viewMode }) => viewMode === "story",
    render: ({ active }) => <Panel active={active ?? false} />,
  })
})

// The book opens where its list begins only when the list is drawn in the order of its index, without headings apart.
addons.setConfig({ sidebar: { showRoots: false }, panelPosition: "right", rightPanelWidth: 460, bottomPanelHeight: 360 })

/** The frame is built with the classic way of writing elements, which needs the name in scope. */
export const elements = React
