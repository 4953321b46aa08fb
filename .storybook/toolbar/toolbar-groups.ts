import { choices, initialGlobals, type ToolbarGlobals } from './globals.ts';

type Setting = keyof ToolbarGlobals;

/** A menu of the toolbar. */
export interface ToolbarGroup {
  title: string;
  /** The settings, with their labels, in the order in which they are listed. */
  settings: readonly (readonly [Setting, string])[];
}

export const look: ToolbarGroup = {
  title: 'Look',
  settings: [
    ['skin', 'Skin'],
    ['direction', 'Direction'],
    ['language', 'Language'],
    ['density', 'Density'],
    ['motion', 'Motion'],
  ],
};

export const world: ToolbarGroup = {
  title: 'World',
  settings: [
    ['role', 'Signed in'],
    ['latency', 'Delay of the server'],
    ['failures', 'Failures of the server'],
    ['connection', 'Connection'],
    ['clock', 'Day'],
    ['amount', 'Sample data'],
  ],
};

/** The title of a group with the settings that differ from the usual ones: "Look: Dark +1". */
export function groupLabel({ title, settings }: ToolbarGroup, globals: Record<string, unknown>): string {
  const [first, ...others] = settings.flatMap(([setting]) => {
    const value = globals[setting];
    return typeof value === 'string' && value !== initialGlobals[setting] ? [labelOf(setting, value)] : [];
  });
  if (first === undefined) return title;
  return others.length > 0 ? `${title}: ${first} +${others.length}` : `${title}: ${first}`;
}

/** The values of a setting with their labels. */
export const optionsOf = (setting: Setting): [string, string][] => Object.entries(choices[setting]);

/** The usual values of a group. */
export const usualOf = ({ settings }: ToolbarGroup): Partial<ToolbarGlobals> =>
  Object.fromEntries(settings.map(([setting]) => [setting, initialGlobals[setting]]));

const labelOf = (setting: Setting, value: string) =>
  optionsOf(setting).find(([option]) => option === value)?.[1] ?? value;
