import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The problems that a page met since it was loaded. */
export interface Witness {
  problems: string[];
}

export interface WitnessedBuild {
  folder: string;
  remove(): void;
}

/**
 * A copy of a build whose page has one script more, which runs first and collects the page's problems: WebDriver has no way to
 * hear of them. The policy of the page allows it, as it is a file of the app's own server.
 */
export function withWitness(build: string): WitnessedBuild {
  const folder = mkdtempSync(join(tmpdir(), 'embarque-witness-'));
  cpSync(build, folder, { recursive: true });
  const page = join(folder, 'index.html');
  writeFileSync(join(folder, 'witness.js'), `(${watch.toString()})()`);
  writeFileSync(page, readFileSync(page, 'utf8').replace('<head>', '<head><script src="/witness.js"></script>'));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Runs in the page, before any of its scripts. */
function watch() {
  const problems: string[] = [];
  Object.assign(window, { witness: { problems } satisfies Witness });
  window.addEventListener('error', ({ message }) => problems.push(`uncaught: ${message}`));
  window.addEventListener('unhandledrejection', ({ reason }) => problems.push(`unhandled: ${String(reason)}`));
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    problems.push(`policy: ${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
  const { error } = console;
  Object.assign(console, {
    error: (...parts: unknown[]) => {
      problems.push(`console: ${parts.map(String).join(' ')}`);
      error(...parts);
    },
  });
}
