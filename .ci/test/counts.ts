import { readFileSync } from 'node:fs';

export interface Counts {
  passed: number;
  failed: number;
  /** A remark on the numbers, e.g. that tests were left out. */
  remark?: string;
}

/** A step without tests of its own is one check. */
export function oneCheck(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** Reads what Vitest's JSON reporter wrote. */
export function countVitest(file: string, exitCode: number): Counts {
  const report = readReport<{ numPassedTests: number; numFailedTests: number; numTotalTests: number }>(file);
  if (!report) return noReport;
  const { numPassedTests: passed, numFailedTests: failed, numTotalTests: total } = report;
  return judge({ passed, failed, leftOut: total - passed - failed, exitCode });
}

/**
 * Reads what Playwright's JSON reporter wrote.
 *
 * @param missing browsers that are not installed, in which no journey ran
 */
export function countJourneys(file: string, exitCode: number, missing: readonly string[]): Counts {
  const report = readReport<{ stats: { expected: number; unexpected: number; flaky: number; skipped: number } }>(file);
  if (!report) return noReport;
  const { expected, unexpected, flaky, skipped } = report.stats;
  const counts = judge({ passed: expected + flaky, failed: unexpected, leftOut: skipped, exitCode });
  const remarks = [
    counts.remark,
    flaky > 0 && `${flaky} not at the first try`,
    missing.length > 0 && `not in ${missing.join(', ')}: not installed`,
  ].filter(Boolean);
  return remarks.length > 0 ? { ...counts, remark: remarks.join('; ') } : counts;
}

const noReport: Counts = { passed: 0, failed: 1, remark: 'ended without a report' };

interface Findings {
  passed: number;
  failed: number;
  leftOut: number;
  exitCode: number;
}

/** A test that was left out proves nothing, and a step that counts no failure may still have failed as a whole. */
function judge({ passed, failed, leftOut, exitCode }: Findings): Counts {
  if (leftOut > 0) return { passed, failed: failed + leftOut, remark: `${leftOut} left out` };
  if (passed + failed === 0) return { passed, failed: 1, remark: 'found no tests' };
  if (exitCode !== 0 && failed === 0) return { passed, failed: 1, remark: 'failed outside its tests' };
  return { passed, failed };
}

function readReport<Report>(file: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}
