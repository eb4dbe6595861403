/** Preact in the place of React, whose interface screens and libraries are written for: half the scripts of a first view. Decision 0065. */
export const renderer = [
  { find: /^react(?:-dom)?$/, replacement: "preact/compat" },
  { find: /^react\/jsx-(?:dev-)?runtime$/, replacement: "preact/jsx-runtime" },
  { find: /^react-dom\/client$/, replacement: "preact/compat/client" },
  { find: /^react-dom\/server$/, replacement: "preact/compat/server" },
  { find: /^use-sync-external-store\/shim(?:\/index(?:\.js)?)?$/, replacement: "preact/compat" },
  // Storybook shows stories by it, as the tests of screens do.
  { find: /^react-dom\/test-utils$/, replacement: "preact/test-utils" },
]
