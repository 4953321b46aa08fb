import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from 'playwright';
import { installFromDebian } from '../debian.ts';

/** A browser beside Chromium in which the journeys tagged `@engines` run. */
export interface Engine {
  name: 'firefox' | 'webkit';
  /** How Playwright starts it; undefined where it is not installed. */
  launchOptions: LaunchOptions | undefined;
  /** Says that its journeys do not run, and how to have it. */
  isMissing: string;
}

const usualPlacesOfFirefox = [
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
  '/snap/bin/firefox',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  String.raw`C:\Program Files\Mozilla Firefox\firefox.exe`,
];

/** Both engines: Playwright's own browser where it was downloaded, else a stock Firefox, which speaks WebDriver BiDi. */
export const engines = (): readonly Engine[] => [
  {
    name: 'firefox',
    launchOptions: existsSync(firefox.executablePath()) ? {} : stockFirefox(),
    isMissing:
      'Firefox is not installed, so no journey runs in it. Install it (apt-get install firefox-esr, or npx playwright install firefox), or set FIREFOX_PATH to its executable.',
  },
  {
    name: 'webkit',
    launchOptions: existsSync(webkit.executablePath()) ? {} : undefined,
    isMissing: 'WebKit is not installed, so no journey runs in it. Install it with npx playwright install webkit.',
  },
];

/** The names of those that are not installed. */
export const missingEngines = (): string[] =>
  engines().flatMap(({ name, launchOptions }) => (launchOptions ? [] : [name]));

/** Says in which of them no journey runs, and how to have them. */
export function reportMissingEngines(): void {
  for (const { launchOptions, isMissing } of engines()) if (!launchOptions) console.warn(isMissing);
}

/** Installs Firefox where that is possible. Without it, its journeys are left out. */
export function tryToHaveFirefox(): void {
  if (missingEngines().includes('firefox')) installFromDebian('firefox-esr');
}

const aMouse = 2 + 4;

/** A Firefox without a window has no mouse, and WebDriver BiDi cannot ask it for less motion. */
const firefoxUserPrefs = {
  'dom.disable_window_flip': false,
  'ui.prefersReducedMotion': 1,
  'ui.primaryPointerCapabilities': aMouse,
  'ui.allPointerCapabilities': aMouse,
};

function stockFirefox(): LaunchOptions | undefined {
  const executablePath = process.env.FIREFOX_PATH ?? usualPlacesOfFirefox.find((path) => existsSync(path));
  return executablePath ? { channel: 'moz-firefox', executablePath, firefoxUserPrefs } : undefined;
}
