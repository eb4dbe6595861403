/** Style sheet of the sandbox page. */
export const sandboxStyle = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#f5f4f0, #16171a);
  --card: light-dark(#fff, #212327);
  --ink: light-dark(#1c1d20, #eceae6);
  --quiet: light-dark(#5d5f66, #a9abb3);
  --line: light-dark(#dcd9d0, #383b41);
  --go: light-dark(#14532d, #86efac);
  --goInk: light-dark(#fff, #052e16);
  --warn: light-dark(#8a4b00, #fbbf5c);
}
* { box-sizing: border-box; }
body {
  margin: 0;
  font: 16px/1.5 system-ui, sans-serif;
  background: var(--ground);
  color: var(--ink);
}
header {
  display: flex;
  flex-wrap: wrap;
  gap: 8px 24px;
  justify-content: space-between;
  align-items: start;
  padding: 20px clamp(16px, 4vw, 48px);
  border-bottom: 4px dashed var(--warn);
}
h1 { margin: 0; font-size: 24px; }
h2 { font-size: 18px; }
header p { margin: 4px 0 0; max-width: 60ch; }
nav { display: flex; gap: 16px; }
a { color: inherit; display: inline-block; padding-block: 8px; }
main {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(320px, 100%), 1fr));
  gap: 8px 32px;
  padding: 8px clamp(16px, 4vw, 48px) 48px;
}
ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 12px; }
.card {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 12px;
  padding: 16px;
  display: grid;
  gap: 6px;
  min-width: 0;
  overflow-wrap: anywhere;
}
.requested { outline: 2px solid var(--warn); }
.sum { font-size: 22px; font-weight: 600; }
.quiet { color: var(--quiet); }
.card p { margin: 0; }
.state { color: var(--warn); margin-left: 8px; }
.state.paid { color: var(--go); }
.actions { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 6px; }
button {
  font: inherit;
  min-height: 44px;
  padding: 0 18px;
  border-radius: 10px;
  border: 1px solid var(--line);
  background: transparent;
  color: inherit;
  cursor: pointer;
}
button.go {
  background: var(--go);
  color: var(--goInk);
  border-color: transparent;
  font-weight: 600;
}
button:focus-visible, a:focus-visible, input:focus-visible {
  outline: 3px solid var(--warn);
  outline-offset: 2px;
}
summary { cursor: pointer; padding-block: 8px; }
iframe {
  width: 100%;
  height: 620px;
  border: 1px solid var(--line);
  border-radius: 10px;
  background: #fff;
}
code { font-size: 26px; letter-spacing: 4px; }
input {
  display: block;
  width: 100%;
  min-height: 44px;
  margin-top: 4px;
  font: inherit;
  padding: 0 12px;
}
.pictures { display: flex; flex-wrap: wrap; gap: 8px; }
.pictures a { padding: 0; }
.pictures img { display: block; width: 88px; height: 88px; object-fit: cover; border-radius: 10px; }
.people { display: grid; gap: 8px; align-content: start; }
.people button { width: 100%; text-align: left; }
.tick { display: flex; gap: 8px; align-items: center; min-height: 44px; }
.tick input { width: 20px; min-height: 20px; margin: 0; }
footer { padding: 0 clamp(16px, 4vw, 48px) 24px; }
`
