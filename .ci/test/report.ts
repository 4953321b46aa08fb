import type { Counts } from './counts.ts';

export interface StepResult extends Counts {
  name: string;
  seconds: number;
}

/** One line per step: name, time, result. */
export function table(results: StepResult[]): string {
  const width = Math.max(...results.map(({ name }) => name.length));
  return results
    .map(({ name, seconds, passed, failed, remark }) => {
      const result = `${passed} passed${failed > 0 ? `, ${failed} failed` : ''}${remark ? ` (${remark})` : ''}`;
      return `${failed > 0 ? '✗' : '✓'} ${name.padEnd(width)} ${seconds.toFixed(1).padStart(7)} s   ${result}`;
    })
    .join('\n');
}

/** All results in one. Nothing that ran is a failure too. */
export function total(results: StepResult[]): { line: string; exitCode: 0 | 1 } {
  const sum = (key: 'passed' | 'failed') => results.reduce((all, result) => all + result[key], 0);
  const [passed, failed] = [sum('passed'), sum('failed')];
  return { line: `${passed} passed, ${failed} failed`, exitCode: failed > 0 || passed === 0 ? 1 : 0 };
}
