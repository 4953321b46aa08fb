import { describe, expect, it } from 'vitest';
import { plainTextOf } from './readable-text.ts';

describe('plain text', () => {
  it('has a line for each paragraph, and an empty one for an empty paragraph', () => {
    expect(plainTextOf('<p>Dear Ana,<br>hello</p><p></p><p>bye &amp; thanks</p>')).toBe(
      'Dear Ana,\nhello\n\nbye & thanks',
    );
  });
});
