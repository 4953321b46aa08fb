import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { countJourneys, countVitest, oneCheck } from './counts.ts';

const folder = mkdtempSync(join(tmpdir(), 'embarque-counts-'));
const file = join(folder, 'report.json');

afterAll(() => rmSync(folder, { recursive: true }));

function unitTests(numbers: { passed: number; failed: number; all: number }, exitCode: number) {
  const { passed: numPassedTests, failed: numFailedTests, all: numTotalTests } = numbers;
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numTotalTests }));
  return countVitest(file, exitCode);
}

function journeys(stats: object, exitCode: number, missing: string[] = []) {
  writeFileSync(file, JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats } }));
  return countJourneys(file, exitCode, missing);
}

describe('unit tests', () => {
  it('count as they ran', () => {
    expect(unitTests({ passed: 7, failed: 2, all: 9 }, 1)).toEqual({ passed: 7, failed: 2 });
  });

  it('that were left out count as failed', () => {
    expect(unitTests({ passed: 7, failed: 0, all: 9 }, 0)).toEqual({ passed: 7, failed: 2, remark: '2 left out' });
  });

  it('that do not exist are a failure', () => {
    expect(unitTests({ passed: 0, failed: 0, all: 0 }, 0)).toEqual({ passed: 0, failed: 1, remark: 'found no tests' });
  });

  it('that all pass in a run that fails are a failure', () => {
    const counts = unitTests({ passed: 7, failed: 0, all: 7 }, 1);

    expect(counts).toEqual({ passed: 7, failed: 1, remark: 'failed outside its tests' });
  });

  it('that leave no report are a failure', () => {
    expect(countVitest(join(folder, 'none.json'), 0)).toEqual({
      passed: 0,
      failed: 1,
      remark: 'ended without a report',
    });
  });
});

describe('journeys', () => {
  it('count as they ran', () => {
    expect(journeys({ expected: 5, unexpected: 1 }, 1)).toEqual({ passed: 5, failed: 1 });
  });

  it('that pass at a later try are named in the remark', () => {
    expect(journeys({ expected: 5, flaky: 1 }, 0)).toEqual({ passed: 6, failed: 0, remark: '1 not at the first try' });
  });

  it('that no browser was there for are named in the remark, and are no failure', () => {
    const remark = 'not in firefox, webkit: not installed';

    expect(journeys({ expected: 5 }, 0, ['firefox', 'webkit'])).toEqual({ passed: 5, failed: 0, remark });
  });
});

describe('a step without tests', () => {
  it('is one check', () => {
    expect(oneCheck(0)).toEqual({ passed: 1, failed: 0 });
    expect(oneCheck(2)).toEqual({ passed: 0, failed: 1 });
  });
});
