/** Styles of the panel, included by itself since it appears in the manager, in stories and in a running shop. */
import type { Palette } from "./palette.ts"

export const stylesOf = ({ ink, quiet, paper, group, line, lit, litGround }: Palette): string => `
.statechart {
  display: grid;
  gap: 14px;
  padding: 16px;
  align-content: start;
  background: ${paper};
  color: ${ink};
  font: 14px/1.45 system-ui, sans-serif;
}
.statechart :is(ul, ol, p, h2) { margin: 0; padding: 0; list-style: none; }
.statechart h2 { font: 600 13px/1.4 system-ui, sans-serif; color: ${quiet}; }
.statechart button,
.statechart a.statechart-way {
  font: 500 12px/1.4 system-ui, sans-serif;
  padding: 6px 10px;
  min-height: 32px;
  border: 1px solid ${line};
  border-radius: 8px;
  background: ${paper};
  color: ${ink};
  cursor: pointer;
  text-align: start;
  overflow-wrap: anywhere;
}
.statechart button:hover:not(:disabled) { border-color: ${lit}; color: ${lit}; }
.statechart button:disabled { opacity: .55; cursor: default; }
.statechart :is(button, a, [tabindex]):focus-visible {
  outline: 2px solid ${lit};
  outline-offset: 2px;
}
.statechart a { color: ${lit}; }
.statechart select {
  font: inherit;
  font-size: 12px;
  min-height: 32px;
  border: 1px solid ${line};
  border-radius: 8px;
  background: ${paper};
  color: ${ink};
}
.statechart-next { display: grid; gap: 12px; }
.statechart-next > div, .statechart section { display: grid; gap: 8px; align-content: start; }
.statechart-row { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.statechart-next button { border-color: ${lit}; color: ${lit}; }
.statechart-quiet { color: ${quiet}; }
.statechart-path { display: flex; flex-wrap: wrap; gap: 4px; counter-reset: step; }
.statechart-path li { counter-increment: step; }
.statechart-path button::before { content: counter(step) ". "; color: ${quiet}; }
.statechart-path button { min-height: 28px; padding: 3px 8px; }
.statechart-path button[aria-current] {
  background: ${litGround};
  border-color: ${lit};
  color: ${lit};
}
.statechart-path [data-ahead] button { border-style: dashed; color: ${quiet}; }
.statechart-both {
  display: grid;
  gap: 16px;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: start;
}
@media (width < 1000px) { .statechart-both { grid-template-columns: minmax(0, 1fr); } }
.statechart-canvas { display: grid; gap: 8px; min-width: 0; }
.statechart-tools { display: flex; flex-wrap: wrap; gap: 6px; align-items: center; }
.statechart-tools button { min-width: 36px; text-align: center; }
.statechart-frame {
  position: relative;
  overflow: hidden;
  height: min(72vh, 720px);
  min-height: 320px;
  border: 1px solid ${line};
  border-radius: 12px;
  background: ${paper};
  touch-action: none;
  cursor: grab;
  user-select: none;
}
.statechart-frame:active { cursor: grabbing; }
.statechart-drawing { position: absolute; top: 0; left: 0; transform-origin: 0 0; }
/* While a story is drawn, Storybook shows a white page in any theme. */
.statechart-device iframe[data-drawn="false"] { opacity: 0; }
.statechart-device { overflow: hidden; border: 1px solid ${line}; border-radius: 16px; }
.statechart-device iframe { border: 0; transform-origin: 0 0; background: ${paper}; }
.statechart button[aria-pressed="true"] {
  background: ${litGround};
  border-color: ${lit};
  color: ${lit};
}
.statechart-state { outline: none; }
.statechart-state:focus-visible > rect { stroke: ${lit}; stroke-width: 4; }
.statechart-description {
  margin-top: 8px;
  min-height: 4.4em;
  padding: 10px 12px;
  border-radius: 10px;
  background: ${group};
}
`
