export interface ReportedStory {
  /** As the sidebar has it: `Toast / Undo`. */
  name: string;
  /** The address that leads to the same state. */
  url: string;
  /** The settings of the toolbar. */
  globals: Readonly<Record<string, unknown>>;
  /** The window of the story, in pixels. */
  size: { width: number; height: number };
  browser: string;
}

const UNUSUAL = ([, value]: [string, unknown]) => typeof value === 'string';

/** A report of a problem as text, to be completed by the reporter. */
export function reportText({ name, url, globals, size, browser }: ReportedStory): string {
  const settings = Object.entries(globals)
    .filter(UNUSUAL)
    .map(([setting, value]) => `${setting}: ${String(value)}`);
  return [
    `Problem: ${name}`,
    '',
    'Seen: ',
    'Expected: ',
    '',
    `Story: ${url}`,
    `Settings: ${settings.join(', ') || 'none'}`,
    `Window: ${size.width} × ${size.height} px`,
    `Browser: ${browser}`,
    '',
  ].join('\n');
}
