import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cardMask, expiryMask } from './card-masks.ts';
import { maskEdit } from '../mask-edit.ts';
import { dateMask, timeMask } from './masks.ts';
import { typeInto } from './masks.testing.ts';
import { numberMask } from './number-mask.ts';
import { type Mask, patternMask } from './pattern-mask.ts';

const masks = {
  card: cardMask(),
  date: dateMask(),
  expiry: expiryMask(),
  time: timeMask(),
  cpf: patternMask('000.000.000-00'),
  number: numberMask('pt-BR'),
  english: numberMask('en'),
};

const today = new Date(2026, 10, 21);

describe('a mask', () => {
  it.each([
    ['expiry', '13/29', '13/29', 'month'],
    ['expiry', '1399', '13/99', 'month'],
    ['expiry', '0012', '00/12', 'month'],
    ['expiry', '10/26', '10/26', 'expired card'],
    ['expiry', '09/2', '09/2', 'expiry'],
    ['date', '20261345', '2026-13-45', 'month'],
    ['date', '20260031', '2026-00-31', 'month'],
    ['date', '20260229', '2026-02-29', 'day'],
    ['date', '20261131', '2026-11-31', 'day'],
    ['date', '09991130', '0999-11-30', 'year'],
    ['time', '2561', '25:61', 'hour'],
    ['time', '240000', '24:00:00', 'hour'],
    ['card', '4111111111111112', '4111 1111 1111 1112', 'card number'],
    ['card', '4111', '4111', 'card number'],
    ['number', '-1250000', '-1.250.000', 'negative'],
    ['english', '-1,250.5', '-1,250.5', 'negative'],
  ] as const)('%s keeps all of %j that is typed, as %j, and tells its mistake: %s', (name, typed, shown, mistake) => {
    const mask: Mask = masks[name];
    const text = typeInto(mask, typed);

    expect(text).toBe(shown);
    expect(mask.leftOut(text)).toBe('');
    expect(mask.mistakeIn?.(mask.read(text), today)).toBe(mistake);
  });

  it.each(['expiry', 'date', 'time', 'card', 'cpf'] as const)(
    '%s keeps each digit that is typed, or refuses its key',
    (name) => {
      fc.assert(
        fc.property(fc.stringMatching(/^\d{0,20}$/), (typed) => {
          const mask: Mask = masks[name];
          const refused: string[] = [];
          const shown = Array.from(typed).reduce((text, key) => {
            const edit = maskEdit(mask, { text: text + key, caret: text.length + 1, side: 'before' });
            // A key that finds no place is told, and changes nothing.
            if (edit.leftOut) refused.push(key);
            return edit.leftOut ? text : edit.text;
          }, '');
          const digits = Array.from(shown.replaceAll(/\D/g, '') + refused.join(''))
            .toSorted()
            .join('');
          expect(digits.replace(/^0+/, '')).toBe(Array.from(typed).toSorted().join('').replace(/^0+/, ''));
          expect(digits.length).toBeGreaterThanOrEqual(typed.length);
        }),
      );
    },
  );
});
