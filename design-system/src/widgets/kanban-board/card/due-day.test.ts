import { describe, expect, it } from 'vitest';
import { urgencyOf } from './due-day.ts';

describe('the day on which a task is due', () => {
  const today = '2026-11-21';

  it('asks for attention from that day on', () => {
    expect(['2026-11-20', '2026-11-21', '2026-11-22'].map((day) => urgencyOf(day, today))).toEqual([
      'overdue',
      'today',
      'later',
    ]);
  });
});
