/** Props documentation limited to parts, since it is slow and no other page of the book shows it. */
import type { PluginOption } from "vite"

const parts = /\/ui\/parts\/(?!.*\.stories\.tsx)[^/]+\.tsx$/

/** Restricts the files of Storybook's own plugin; other plugins are left as they are. */
export const docgenOfParts = (plugin: PluginOption): PluginOption =>
  typeof plugin === "object" &&
  plugin !== null &&
  "transform" in plugin &&
  plugin.name === "storybook:react-docgen-plugin" &&
  typeof plugin.transform === "function"
    ? { ...plugin, transform: { filter: { id: parts }, handler: plugin.transform } }
    : plugin
