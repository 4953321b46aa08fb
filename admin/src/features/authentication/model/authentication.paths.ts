import type { EntryScreen } from './authentication.types.ts';

/** How a screen is drawn: a card in the middle, or the form beside the brand's cover. */
export type EntryDrawing = 'basic' | 'cover';

export type DrawnScreen = Exclude<EntryScreen, 'register-multi-steps'>;

export interface DrawnEntry {
  screen: DrawnScreen;
  drawing: EntryDrawing;
}

const screens: readonly DrawnScreen[] = [
  'login',
  'register',
  'forgot-password',
  'reset-password',
  'verify-email',
  'two-steps',
];

/** The screen at an address such as `/pages/login-cover`; the first one for every other address. */
export function readEntryPath(pathname: string): DrawnEntry {
  const screen = screens.find((each) => pathname.startsWith(`/pages/${each}-`)) ?? 'login';
  return { screen, drawing: pathname.endsWith('-cover') ? 'cover' : 'basic' };
}

/** The address of a screen in the same drawing; the server's mood goes along. */
export function entryPath(
  { screen, drawing }: DrawnEntry,
  params: { mood?: string | null; token?: string } = {},
): string {
  const query = new URLSearchParams();
  if (params.mood) query.set('mood', params.mood);
  if (params.token) query.set('token', params.token);
  const search = query.toString();
  return `/pages/${screen}-${drawing}${search && `?${search}`}`;
}
