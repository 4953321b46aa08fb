import { existsSync } from 'node:fs';
import { firefox, type LaunchOptions, webkit } from 'playwright';
import { installFromDebian } from '../debian.ts';
import { findWebKitDriver, webKitPackages } from './webkit-driver.ts';

/** A browser beside Chromium in which the journeys tagged `@engines` run. */
export interface Engine {
  name: 'firefox' | 'webkit';
  /** How Playwright starts it; undefined where it cannot. */
  launchOptions: LaunchOptions | undefined;
  /** Whether a distribution's own is there instead, in which a smoke test runs. */
  isDriven?: boolean;
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
    isDriven: !existsSync(webkit.executablePath()) && findWebKitDriver() !== undefined,
    isMissing:
      'WebKit is not installed, so no journey runs in it. Install it (npx playwright install webkit, or apt-get install webkit2gtk-driver xvfb for a smoke test).',
  },
];

/** Those that are not installed. */
export const missingEngines = (): Engine[] =>
  engines().filter(({ launchOptions, isDriven }) => !launchOptions && !isDriven);

/** Says in which of them no journey runs, and how to have them. */
export function reportMissingEngines(): void {
  for (const { isMissing } of missingEngines()) console.warn(isMissing);
}

/** Installs Firefox and WebKit where that is possible. Without them, their journeys are left out. */
export function tryToHaveEngines(): void {
  const missing = missingEngines().map(({ name }) => name);
  if (missing.includes('firefox')) installFromDebian('firefox-esr');
  if (missing.includes('webkit')) installFromDebian(...webKitPackages);
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
