import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { findWebKitDriver } from '../../../.ci/engines/webkit-driver.ts';
import { freePort } from '../free-port.ts';

/** One command of the WebDriver protocol, by the path below its session. */
export type Send = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** A WebKit that opens sessions, each of which is a browser of its own. */
export interface WebKit {
  openSession(): Promise<Send>;
  close(): void;
}

/** Starts a screen that nobody sees, and the program that drives WebKit on it. */
export async function startWebKit(): Promise<WebKit> {
  const found = findWebKitDriver();
  if (!found) throw new Error('WebKit is not installed.');
  const home = mkdtempSync(join(tmpdir(), 'embarque-webkit-'));
  const started: ChildProcess[] = [];
  // Each has a group of its own, which the browsers that it starts belong to.
  const close = () => {
    for (const { pid, exitCode, signalCode } of started)
      if (pid && exitCode === null && signalCode === null) process.kill(-pid);
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  process.once('exit', close);

  const screen = spawn(found.display, ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  started.push(screen);
  const [display] = await Promise.race([
    once(createInterface(screen.stdout), 'line'),
    once(screen, 'exit').then(() => {
      throw new Error('Xvfb ended before it had a screen.');
    }),
  ]);
  const port = await freePort();
  const driver = spawn(found.driver, [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...quietly(home), DISPLAY: `:${display}`, TZ: 'America/Sao_Paulo' },
  });
  started.push(driver);

  const url = `http://127.0.0.1:${port}`;
  await answers(`${url}/status`, driver);
  return {
    openSession: () => openSession(url, found.browser),
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}

async function openSession(url: string, binary: string): Promise<Send> {
  const browserOptions = { binary, args: ['--automation'] };
  const opened = await command('POST', `${url}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  });
  const { sessionId } = opened as { sessionId: string };
  return (method, path, body) => command(method, `${url}/session/${sessionId}${path}`, body);
}

async function command(method: string, url: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(method === 'POST' && { body: JSON.stringify(body ?? {}) }) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value;
  const { error, message } = value as { error: string; message: string };
  throw new Error(`${error}: ${message}`);
}

/**
 * Settings and data of its own, with GTK's one switch for motion, from which the page has `prefers-reduced-motion`. It draws by
 * itself: a graphics card that a processor stands in for takes twice as long.
 */
function quietly(home: string): Record<string, string> {
  mkdirSync(join(home, 'gtk-3.0'));
  writeFileSync(join(home, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const drawing = { GDK_BACKEND: 'x11', WEBKIT_SKIA_ENABLE_CPU_RENDERING: '1' };
  return { ...drawing, XDG_CONFIG_HOME: home, XDG_CACHE_HOME: home, XDG_DATA_HOME: home };
}

async function answers(url: string, driver: ChildProcess): Promise<void> {
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (driver.exitCode !== null) throw new Error(`WebKitWebDriver ended with ${driver.exitCode}.`);
    await wait(50);
  }
}
