import { existsSync, globSync } from 'node:fs';

/** The WebKit of a Linux distribution: a browser, the program that drives it, and a screen that nobody sees. */
export interface WebKitDriver {
  driver: string;
  browser: string;
  display: string;
}

const driver = '/usr/bin/WebKitWebDriver';
const display = '/usr/bin/Xvfb';

/** The WebKit that speaks WebDriver; undefined where it is not installed. */
export function findWebKitDriver(): WebKitDriver | undefined {
  const [browser] = globSync('/usr/{lib,lib64,libexec}/{*/,}webkit2gtk-4.1/MiniBrowser');
  return browser && [driver, display].every((path) => existsSync(path)) ? { driver, browser, display } : undefined;
}

/** The packages of Debian that have it. */
export const webKitPackages = ['webkit2gtk-driver', 'xvfb'];
