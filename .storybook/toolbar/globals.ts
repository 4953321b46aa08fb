import type { Appearance } from '@embarque/design-system';
import { type Dials, usualDials } from './dials.ts';
import type { Language } from '../appearance/language.ts';

/** The settings of the toolbar. */
export interface ToolbarGlobals extends Appearance, Dials {
  language: Language;
}

export const initialGlobals: ToolbarGlobals = {
  skin: 'light',
  direction: 'ltr',
  language: 'en',
  density: 'comfortable',
  motion: 'system',
  ...usualDials,
};

type Choices = { [Name in keyof ToolbarGlobals]: Record<ToolbarGlobals[Name], string> };

const choices: Choices = {
  skin: { light: 'Light', dark: 'Dark', bordered: 'Bordered', 'semi-dark': 'Semi-dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  language: { en: 'English', 'pt-BR': 'Português' },
  density: { comfortable: 'Comfortable', compact: 'Compact' },
  motion: { system: 'System motion', reduced: 'Reduced motion' },
  role: { story: 'Default user', admin: 'Administrator', client: 'Client', nobody: 'Signed out' },
  latency: { none: 'No delay', slow: 'Slow', verySlow: 'Very slow', never: 'Never answers' },
  failures: { none: 'No failures', some: 'One in three fails', all: 'Every call fails' },
  connection: { online: 'Online', offline: 'Offline' },
  clock: { today: 'Today', newYear: 'New Year’s Eve', leapDay: 'Leap day' },
  amount: { usual: 'Usual data', tenfold: 'Ten times the data' },
};

const icons = {
  skin: 'contrast',
  direction: 'transfer',
  language: 'globe',
  density: 'collapse',
  motion: 'lightning',
  role: 'user',
  latency: 'timer',
  failures: 'alert',
  connection: 'rss',
  clock: 'calendar',
  amount: 'database',
} as const satisfies Record<keyof ToolbarGlobals, string>;

/** The story shows which of these was chosen, so their buttons say no more than what they are: all dials fit side by side. */
const looks: readonly (keyof ToolbarGlobals)[] = ['skin', 'direction', 'language', 'density', 'motion'];

const names = Object.keys(choices) as (keyof ToolbarGlobals)[];

export const globalTypes = Object.fromEntries(
  names.map((name) => {
    const items = Object.entries(choices[name]).map(([value, title]) => ({ value, title }));
    const toolbar = { icon: icons[name], items, dynamicTitle: !looks.includes(name) };
    return [name, { description: `Choose the ${name}`, toolbar }];
  }),
);
