import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright';
import { installFromDebian } from './debian.ts';

/** Chromium without a window: it does the same work with a third less of the processor. */
const headlessShell = '/usr/bin/chromium-headless-shell';

/** The usual paths of Chromium and browsers built on it. */
const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  String.raw`C:\Program Files\Google\Chrome\Application\chrome.exe`,
];

/** Quiet, reproducible, no graphics card needed, and no traffic of its own. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The browser for tests: `CHROMIUM_PATH`, else one of the usual places, else Playwright's own. */
export function findChromium(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !existsSync(chosen)) {
    throw new Error(
      `CHROMIUM_PATH is ${chosen}, where there is no browser. Correct it, or unset it to search the usual places.`,
    );
  }
  return chosen || [...usualPlaces, chromium.executablePath()].find((path) => existsSync(path));
}

/** The browser for stories and journeys: as `findChromium`, or the one without a window where it is installed. */
export function findHeadlessChromium(): string | undefined {
  return !process.env.CHROMIUM_PATH && existsSync(headlessShell) ? headlessShell : findChromium();
}

/** As `findChromium`, and installs one when there is none. */
export function ensureChromium(): string {
  const found = findChromium() ?? installed(playwrightDownload) ?? installed(debianPackage);
  if (found) return found;
  throw new Error(
    'No Chromium was found, and none could be installed. Stories and journeys run in it. Install one and set CHROMIUM_PATH to its executable.',
  );
}

function installed(install: () => void): string | undefined {
  install();
  return findChromium();
}

function playwrightDownload() {
  console.log('Installing Chromium (playwright install) …');
  spawnSync('playwright', ['install', 'chromium'], { stdio: 'inherit' });
}

const debianPackage = () => installFromDebian('chromium', 'chromium-headless-shell');
