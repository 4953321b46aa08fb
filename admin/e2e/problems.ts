import type { BrowserContext, ConsoleMessage } from '@playwright/test';

/**
 * Collects what must never happen on any page of a context: violations of the content security policy, uncaught errors,
 * unhandled rejections, and errors on the console.
 */
export async function watchForProblems(context: BrowserContext): Promise<string[]> {
  const problems: string[] = [];

  context.on('weberror', (error) => problems.push(`uncaught: ${error.error()}`));
  context.on('console', (message) => {
    if (isProblem(message)) problems.push(`console: ${message.text()}`);
  });
  await context.exposeBinding('reportViolation', (_source, violation: string) => problems.push(`policy: ${violation}`));
  await context.addInitScript(reportViolations);

  return problems;
}

/** A request that fails is part of many journeys; the browser mentions each on the console. */
function isProblem(message: ConsoleMessage): boolean {
  return message.type() === 'error' && !message.text().startsWith('Failed to load resource');
}

/** Runs in the page, before any of its scripts. */
function reportViolations() {
  const { reportViolation } = window as unknown as { reportViolation: (violation: string) => void };
  window.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile, lineNumber }) =>
    reportViolation(`${effectiveDirective} blocked ${blockedURI} (${sourceFile}:${lineNumber})`),
  );
}
