import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { urgencyOf, formatDue } from './due-day.ts';

describe('the day on which a task is due', () => {
  beforeAll(() => void vi.useFakeTimers({ now: new Date('2026-11-21T12:00:00') }));
  afterAll(() => void vi.useRealTimers());

  it('is written in Portuguese, and today as a word', () => {
    expect(['2026-11-24', '2026-11-21', '2027-01-05', 'soon'].map(formatDue)).toEqual([
      '24 nov.',
      'hoje',
      '05 jan.',
      '',
    ]);
  });

  it('asks for attention from that day on', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map(urgencyOf)).toEqual(['overdue', 'today', 'later']);
  });
});
