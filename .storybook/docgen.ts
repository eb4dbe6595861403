/** Props documentation of the parts alone: it is slow, and no other page of the book shows it. */
import type { PluginOption } from "vite"

/** Files of the parts, which lie in a folder of their kind: `ui/parts/button/button.tsx`. */
export const partFiles = /\/ui\/parts\/[^/]+\/(?!.*\.stories\.tsx)[^/]+\.tsx$/

/** Restricts Storybook's plugin of props documentation to the parts; other plugins are left as they are. */
export const docgenOfParts = (plugin: PluginOption): PluginOption =>
  typeof plugin === "object" &&
  plugin !== null &&
  "transform" in plugin &&
  plugin.name === "storybook:react-docgen-plugin" &&
  typeof plugin.transform === "function"
    ? { ...plugin, transform: { filter: { id: partFiles }, handler: plugin.transform } }
    : plugin
