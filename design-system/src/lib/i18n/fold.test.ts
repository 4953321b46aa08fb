import { expect, it } from 'vitest';
import { fold } from './fold.ts';

it('compares texts as people do', () => {
  expect(fold('São ÃÉÍ çü')).toBe('sao aei cu');
});
