import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toneOf } from './avatar.tone.ts';
import { initialsOf } from './initials.ts';

describe('the initials of a name', () => {
  it.each([
    ['Marina Duarte', 'MD'],
    ['Ana Maria de Souza Prado', 'AP'],
    ['  lívia   prado ', 'LP'],
    ['Pelé', 'P'],
    ['Élodie Østergaard', 'ÉØ'],
    ['王 小明', '王小'],
    ['🛫 Desk', '🛫D'],
    ['', ''],
  ])('of %o are %o', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  it.each([
    ['🇬🇧 Ada', '🇬🇧A'],
    ['👩‍👩‍👧 Ana', '👩‍👩‍👧A'],
    ['Jean-Luc Picard', 'JP'],
    ['E\u0301lodie', 'E\u0301'],
    ['   ', ''],
  ])('of %o are %o, split between letters and never within one (XU-08)', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the colour of a name', () => {
  it('is never that of danger or of a warning', () => {
    fc.assert(fc.property(fc.string(), (name) => !['danger', 'warning'].includes(toneOf(name))));
  });

  it('differs within a team', () => {
    const team = ['Marina Duarte', 'Lívia Prado', 'Ahmed Osman', 'Tatiane Rocha', 'Jordan Stevenson'];

    expect(new Set(team.map(toneOf)).size).toBeGreaterThan(2);
  });
});
