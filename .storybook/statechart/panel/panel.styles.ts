import { overrides, tokens } from '../../../design-system/src/theme/tokens.ts';

const { color, font, radius } = tokens;

/** Colours as variables, so that the panel wears the skin of the story. */
function variables(colors: Partial<Record<string, string>>): string {
  const used = [
    'canvas',
    'surface',
    'sunken',
    'border',
    'controlBorder',
    'ink',
    'ink2',
    'ink3',
    'focus',
    'primary',
    'onPrimary',
  ];
  const names = [...used, 'primarySoft', 'primaryInk', 'signal', 'onSignal', 'signalSoft', 'warningInk', 'dangerInk'];
  return names.map((name) => `--${name}: ${colors[name] ?? color[name as keyof typeof color]};`).join(' ');
}

/** Looks of the panel and of the drawing on docs pages. */
export const statechartCss = `
.statechart { ${variables({})} color-scheme: light; }
.statechart[data-skin='dark'] { ${variables(overrides['skin-dark'].color)} color-scheme: dark; }
.statechart {
  container: statechart / size; box-sizing: border-box; block-size: 100%; min-block-size: 0;
  background: var(--canvas); color: var(--ink2); font: 400 13px/1.45 ${font.body};
}
.statechart .sc-layout { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) minmax(260px, 340px); block-size: 100%; }
.statechart *, .statechart *::before { box-sizing: border-box; }
.statechart :is(h3, h4, p, ul, ol, pre) { margin: 0; padding: 0; }
.statechart :is(ul, ol) { list-style: none; }
.statechart :focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
.statechart .sc-hidden { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
/* Browsers make a stop of every area that scrolls, and this one is read, not seen. */
.statechart .sc-hidden .sc-tree { overflow: visible; }
.statechart .sc-empty { padding: 24px; color: var(--ink3); }

.statechart .sc-main { display: flex; flex-direction: column; min-inline-size: 0; min-block-size: 0; }
.statechart .sc-bar { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 12px; padding: 8px 12px; border-block-end: 1px solid var(--border); background: var(--surface); }
.statechart select { max-inline-size: 180px; block-size: 30px; padding-inline: 8px; border: 1px solid var(--controlBorder); border-radius: 8px; background: var(--surface); color: var(--ink); font: 600 13px ${font.body}; }
.statechart svg { direction: ltr; }
.statechart:dir(rtl) .sc-step { display: inline-block; transform: scaleX(-1); }
.statechart .sc-now { display: flex; flex-wrap: wrap; gap: 6px; flex: 1 1 auto; }
.statechart .sc-now li { white-space: nowrap; }
.statechart .sc-now li { padding: 3px 10px; border-radius: 99px; background: var(--signal); color: var(--onSignal); font-weight: 650; font-size: 12px; }
.statechart .sc-now li[data-done] { background: none; border: 1px solid var(--controlBorder); color: var(--ink2); }
.statechart .sc-walked { padding: 3px 10px; border: 1px solid var(--border); border-radius: 99px; color: var(--ink2); font-weight: 600; font-size: 12px; white-space: nowrap; }
.statechart .sc-walked[data-whole] { border-color: transparent; background: var(--primarySoft); color: var(--primaryInk); }
.statechart .sc-views { display: flex; padding: 2px; border-radius: ${radius.m}; background: var(--sunken); border: 1px solid var(--border); }
.statechart .sc-views button { padding: 3px 10px; border: 0; border-radius: 8px; background: none; color: var(--ink2); font: 550 12px ${font.body}; cursor: pointer; }
.statechart .sc-views button[data-moved]::before { content: ''; display: inline-block; inline-size: 7px; block-size: 7px; margin-inline-end: 6px; border-radius: 99px; background: var(--signal); }
.statechart .sc-views button[aria-pressed='true'] { background: var(--primarySoft); color: var(--primaryInk); }

.statechart .sc-technical { padding: 4px 10px; border: 1px solid var(--controlBorder); border-radius: 8px; background: none; color: var(--ink2); font: 550 12px ${font.body}; cursor: pointer; }
.statechart .sc-technical[aria-pressed='true'] { border-color: transparent; background: var(--primarySoft); color: var(--primaryInk); }

.statechart .sc-canvas { position: relative; flex: 1; min-block-size: 0; }
.statechart .sc-surface { position: absolute; inset: 0; cursor: grab; touch-action: none; background-image: radial-gradient(var(--border) 1px, transparent 1px); background-size: 20px 20px; }
.statechart .sc-surface:active { cursor: grabbing; }
.statechart .sc-surface:focus-visible { outline-offset: -2px; }
.statechart .sc-surface svg { display: block; pointer-events: none; }
.statechart .sc-zoom { position: absolute; inset-block-end: 12px; inset-inline-start: 12px; display: flex; border: 1px solid var(--border); border-radius: ${radius.m}; background: var(--surface); overflow: hidden; }
.statechart .sc-zoom button { inline-size: 32px; block-size: 30px; border: 0; background: none; color: var(--ink2); font: 600 15px ${font.body}; cursor: pointer; }
.statechart .sc-zoom .sc-unfold { inline-size: auto; padding-inline: 12px; border-inline-start: 1px solid var(--border); font-size: 12px; }
.statechart .sc-zoom button:hover { background: var(--primarySoft); color: var(--primaryInk); }
.statechart .sc-zoom button:focus-visible { outline-offset: -3px; }

.statechart text { font-family: ${font.body}; fill: var(--ink2); font-size: 12px; }
.statechart .sc-name { fill: var(--ink); font-size: 14px; font-weight: 680; }
.statechart .sc-event { fill: var(--ink); font-weight: 600; }
.statechart .sc-guard { fill: var(--ink3); font-size: 12px; }
.statechart .sc-actor { fill: var(--primaryInk); font-size: 12px; }
.statechart .sc-stays { fill: var(--ink3); font-size: 12px; }
.statechart .sc-fold { fill: var(--primaryInk); }
.statechart .sc-state rect { fill: var(--surface); stroke: var(--controlBorder); stroke-width: 1; }
.statechart .sc-state[data-frame] > rect { fill: var(--primarySoft); fill-opacity: 0.35; stroke: var(--border); stroke-width: 1.5; }
.statechart .sc-state .sc-end { fill: none; }
.statechart .sc-state[data-active] > rect { stroke: var(--signal); stroke-width: 2; }
.statechart .sc-state[data-active]:not([data-frame]) > rect:first-child { fill: var(--signal); }
.statechart .sc-state[data-active]:not([data-frame]) text { fill: var(--onSignal); }
.statechart .sc-state > rect.sc-fold-area, .statechart .sc-state[data-active]:not([data-frame]) > rect.sc-fold-area { fill: transparent; stroke: none; pointer-events: auto; cursor: pointer; }
.statechart .sc-edge { fill: none; stroke: var(--controlBorder); stroke-width: 1.25; }
.statechart .sc-edge[data-first] { stroke-dasharray: 2 3; }
.statechart .sc-edge[data-taken] { stroke: var(--primary); stroke-width: 2.5; }
.statechart .sc-arrow-plain { fill: var(--controlBorder); }
.statechart .sc-arrow-taken { fill: var(--primary); }
.statechart .sc-label rect { fill: var(--canvas); stroke: none; }
.statechart .sc-label[data-taken] rect { fill: var(--primary); }
.statechart .sc-label[data-taken] text { fill: var(--onPrimary); }

.statechart .sc-side { display: flex; flex-direction: column; min-block-size: 0; border-inline-start: 1px solid var(--border); background: var(--surface); }
.statechart h3 { flex: 1; color: var(--ink); font: 650 13px ${font.body}; }
.statechart .sc-next { padding: 10px 12px; max-block-size: 50%; overflow: auto; border-block-end: 1px solid var(--border); }
.statechart .sc-next:focus-visible { outline-offset: -2px; }
.statechart .sc-origin { margin-block-start: 8px; }
.statechart h4 { margin-block-end: 4px; color: var(--ink3); font: 600 12px ${font.body}; }
.statechart .sc-next ul { display: flex; flex-wrap: wrap; gap: 6px; }
.statechart .sc-next button, .statechart .sc-log header button, .statechart .sc-past button { padding: 4px 10px; border: 1px solid var(--border); border-radius: 8px; background: var(--surface); color: var(--ink2); font: 550 12px ${font.body}; cursor: pointer; }
.statechart .sc-next button[data-possible] { border-color: transparent; background: var(--primarySoft); color: var(--primaryInk); }
.statechart .sc-next button:hover { border-color: var(--primary); }
.statechart .sc-next li:has(form) { flex-basis: 100%; }
.statechart .sc-quiet { margin-block-start: 6px; color: var(--ink3); }
.statechart .sc-form { display: grid; gap: 8px; margin-block-start: 8px; padding: 10px; border-radius: ${radius.m}; background: var(--sunken); }
.statechart .sc-form label { display: grid; gap: 2px; font-weight: 600; font-size: 12px; }
.statechart .sc-form .sc-tick { display: flex; align-items: center; gap: 8px; }
.statechart .sc-form :is(input:not([type='checkbox']), textarea) { inline-size: 100%; padding: 5px 8px; border: 1px solid var(--controlBorder); border-radius: 6px; background: var(--surface); color: var(--ink); font: 13px ${font.body}; }
.statechart .sc-form [role='alert'] { color: var(--dangerInk); }
.statechart .sc-form button[type='submit'] { justify-self: start; background: var(--primary); color: var(--onPrimary); }

.statechart .sc-log { display: flex; flex-direction: column; flex: 1; min-block-size: 0; }
.statechart .sc-log header { display: flex; align-items: center; gap: 6px; padding: 10px 12px 8px; }
.statechart .sc-log header button:disabled { color: var(--ink3); opacity: 0.55; cursor: default; }
.statechart .sc-past { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 8px; padding: 6px 12px; background: var(--signalSoft); color: var(--warningInk); }
.statechart .sc-log ol { flex: 1; overflow: auto; padding-block-end: 8px; }
.statechart .sc-log li button { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 8px; inline-size: 100%; padding: 5px 12px; border: 0; border-inline-start: 3px solid transparent; background: none; color: var(--ink2); font: inherit; text-align: start; cursor: pointer; }
.statechart .sc-log li button:hover { background: var(--sunken); }
.statechart .sc-log li button:focus-visible { outline-offset: -2px; }
.statechart .sc-log li button[aria-current] { border-color: var(--signal); background: var(--signalSoft); }
.statechart .sc-log li[data-undone] { opacity: 0.55; }
.statechart time { color: var(--ink3); font-size: 12px; font-variant-numeric: tabular-nums; }
.statechart .sc-log strong { color: var(--ink); font-weight: 600; }
.statechart .sc-log i { color: var(--ink3); font-style: normal; }
.statechart .sc-log :is(small, code) { display: block; overflow: hidden; color: var(--ink3); font-size: 12px; text-overflow: ellipsis; white-space: nowrap; }
.statechart .sc-log code { font-family: ${font.mono}; font-size: 12px; }
.statechart .sc-said:not(:empty) { padding: 8px 12px; background: var(--primarySoft); color: var(--primaryInk); }

.statechart .sc-tree, .statechart .sc-context { flex: 1; overflow: auto; padding: 16px; }
.statechart .sc-tree ul { padding-inline-start: 20px; border-inline-start: 1px solid var(--border); }
.statechart .sc-tree li { padding-block: 2px; }
.statechart .sc-tree strong { color: var(--ink); }
.statechart .sc-tree li[data-active] > strong { padding: 1px 8px; border-radius: 99px; background: var(--signal); color: var(--onSignal); }
.statechart .sc-tree .sc-answers { color: var(--ink3); font-size: 12px; border: 0; }
.statechart .sc-context { color: var(--ink); font: 12px/1.6 ${font.mono}; white-space: pre-wrap; }

figure.statechart { container-type: inline-size; display: block; block-size: auto; margin: 24px 0; padding: 16px; border: 1px solid var(--border); border-radius: ${radius.xl}; }
figure.statechart .sc-scroll { max-block-size: 80vh; overflow: auto; }
figure.statechart svg { display: block; margin-inline: auto; }
figure.statechart details { margin-block-start: 8px; }
figure.statechart summary { cursor: pointer; color: var(--primaryInk); font-weight: 600; }

@container statechart (inline-size < 640px) {
  .statechart .sc-main, .statechart .sc-side { grid-column: 1 / -1; }
  .statechart .sc-main { min-block-size: 320px; }
}
/* Beside the page: the chart above, in three fifths of the window, the next steps and the history side by side below it. */
@container statechart (min-inline-size: 480px) and (max-inline-size: 1000px) and (min-block-size: 600px) {
  .statechart .sc-layout { grid-template-rows: auto minmax(0, 1fr); }
  .statechart .sc-main { grid-column: 1 / -1; }
  .statechart :is(.sc-canvas, .sc-tree, .sc-context) { flex: none; block-size: 60.5vh; }
  .statechart .sc-bar { gap: 6px; padding-block: 6px; }
  .statechart .sc-side { grid-column: 1 / -1; display: grid; grid-template: minmax(0, 1fr) auto / 1fr 1fr; border-block-start: 1px solid var(--border); border-inline-start: 0; }
  .statechart .sc-now { order: 1; flex-basis: 100%; }
  .statechart .sc-walked { margin-inline-start: auto; }
  .statechart .sc-next { max-block-size: none; border-inline-end: 1px solid var(--border); }
  .statechart .sc-log, .statechart .sc-said { grid-column: 2; }
  /* Fields need more room than the list does, and the chart can wait until they are filled in. */
  .statechart .sc-next:has(form) { position: absolute; inset-block-end: 0; inset-inline-start: 0; inline-size: 50%; max-block-size: 85%; background: var(--surface); border-block-start: 1px solid var(--border); }
}
@media (forced-colors: active) {
  .statechart .sc-state[data-active] > rect { stroke: Highlight; stroke-width: 3; }
  .statechart .sc-edge[data-taken] { stroke: Highlight; }
}
`;
