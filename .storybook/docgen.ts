/** Reads what a part can be given only out of the parts: no other page of the book shows it, and it takes its time. */
import type { PluginOption } from "vite"

const parts = /\/ui\/parts\/(?!.*\.stories\.tsx)[^/]+\.tsx$/

/** Narrows what Storybook's own plugin reads; other plugins are left as they are. */
export const docgenOfParts = (plugin: PluginOption): PluginOption =>
  typeof plugin === "object" && plugin !== null && "transform" in plugin && plugin.name === "storybook:react-docgen-plugin" && typeof plugin.transform === "function"
    ? { ...plugin, transform: { filter: { id: parts }, handler: plugin.transform } }
    : plugin
