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

/** The values of each setting, as their menus name them. */
export const choices: Choices = {
  skin: { light: 'Light', dark: 'Dark', bordered: 'Bordered', 'semi-dark': 'Semi-dark' },
  direction: { ltr: 'Left to right', rtl: 'Right to left' },
  language: { en: 'English', 'pt-BR': 'Português' },
  density: { comfortable: 'Comfortable', compact: 'Compact' },
  motion: { system: 'System motion', reduced: 'Reduced motion' },
  role: { story: 'As the story says', admin: 'Administrator', client: 'Client', nobody: 'Signed out' },
  latency: { none: 'No delay', slow: 'Slow', verySlow: 'Very slow', never: 'Never answers' },
  failures: { none: 'No failures', some: 'One in three fails', all: 'Every call fails' },
  connection: { online: 'Online', offline: 'Offline' },
  clock: { today: 'Today', newYear: 'New Year’s Eve', leapDay: 'Leap day' },
  amount: { usual: 'Usual data', tenfold: 'Ten times the data' },
};

/** Storybook draws no menu for a setting without `toolbar`: the two menus of `ToolbarMenu` hold them all. */
export const globalTypes = Object.fromEntries(Object.keys(choices).map((name) => [name, { name }]));
