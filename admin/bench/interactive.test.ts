import { describe, expect, it } from 'vitest';
import { timeToInteractive, totalBlockingTime, type Timeline } from './interactive.ts';

const timeline = (parts: Partial<Timeline>): Timeline => ({
  firstContentfulPaint: 1000,
  ready: 1000,
  longTasks: [],
  requests: [],
  end: 20_000,
  ...parts,
});

const span = (start: number, end: number) => ({ start, end });

describe('a page', () => {
  it('is ready once its content is painted when nothing follows', () => {
    expect(timeToInteractive(timeline({}))).toBe(1000);
  });

  it('is not ready with a frame alone, however quiet it is', () => {
    expect(timeToInteractive(timeline({ ready: undefined }))).toBeUndefined();
    expect(timeToInteractive(timeline({ ready: 9000, longTasks: [span(1200, 1300)] }))).toBe(9000);
  });

  it('is ready after its last long task', () => {
    const longTasks = [span(800, 1100), span(1500, 1900)];

    expect(timeToInteractive(timeline({ longTasks }))).toBe(1900);
  });

  it('is not ready while a long task still follows within five seconds', () => {
    const longTasks = [span(1200, 1300), span(6200, 6300)];

    expect(timeToInteractive(timeline({ longTasks }))).toBe(6300);
  });

  it('is ready before a long task that comes after five quiet seconds', () => {
    const longTasks = [span(1200, 1300), span(6400, 6500)];

    expect(timeToInteractive(timeline({ longTasks }))).toBe(1300);
  });

  it('is ready with two requests under way', () => {
    const requests = [span(900, 9000), span(900, 9000)];

    expect(timeToInteractive(timeline({ requests }))).toBe(1000);
  });

  it('is not ready with three requests under way, since their answers may bring work', () => {
    const requests = [span(900, 4000), span(900, 4000), span(900, 4000)];
    const longTasks = [span(1000, 1100), span(4100, 4200)];

    expect(timeToInteractive(timeline({ requests, longTasks }))).toBe(4200);
  });

  it('is never ready when it was watched too short', () => {
    expect(timeToInteractive(timeline({ end: 5000 }))).toBeUndefined();
  });
});

describe('the time in which a press would wait', () => {
  const longTasks = [span(700, 900), span(950, 1150), span(1400, 1500), span(9000, 9900)];

  it('is what long tasks take beyond 50 ms, between first paint and readiness', () => {
    expect(totalBlockingTime(timeline({ longTasks }), { from: 1000, interactive: 1500 })).toBe(100 + 50);
  });

  it('counts what comes before the first paint too, from the start', () => {
    expect(totalBlockingTime(timeline({ longTasks }), { from: 0, interactive: 1500 })).toBe(150 + 150 + 50);
  });
});
