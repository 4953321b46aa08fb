import { describe, expect, it } from 'vitest';
import { urgencyOf, formatDue } from './due-day.ts';

describe('the day on which a task is due', () => {
  const today = '2026-11-21';

  it('is written in Portuguese, and today as a word', () => {
    expect(['2026-11-24', '2026-11-21', '2027-01-05', 'soon'].map((day) => formatDue(day, today))).toEqual([
      '24 nov.',
      'hoje',
      '05 jan.',
      '',
    ]);
  });

  it('asks for attention from that day on', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => urgencyOf(day, today))).toEqual([
      'overdue',
      'today',
      'later',
    ]);
  });
});
