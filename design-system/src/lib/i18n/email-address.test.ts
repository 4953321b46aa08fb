import { describe, expect, it } from 'vitest';
import { emailKey, isEmailAddress, isSameEmailAddress } from './email-address.ts';

describe('an email address', () => {
  it.each([
    "ana.d'avila@embarque.example",
    "o'brien@example.com",
    'ana+bilhete@example.com',
    'ana@são-paulo.example',
    'ana@xn--mnchen-3ya.example',
    'ana@example.xn--p1ai',
    'caio.brandão@embarque.example',
  ])('is %s', (text) => {
    expect(isEmailAddress(text)).toBe(true);
  });

  it.each([
    '',
    'ana@',
    '@example.com',
    'ana@@example.com',
    'ana prado@example.com',
    'ana@example',
    'ana@example..com',
    'ana,bia@example.com',
    'ana@example.com；',
    '<ana@example.com>',
    'ana\u202E@example.com',
  ])('is not %j', (text) => {
    expect(isEmailAddress(text)).toBe(false);
  });
});

describe('two addresses', () => {
  it.each([
    ['ana@são-paulo.example', 'ana@xn--so-paulo-rza.example'],
    ['Ana@München.Example', 'ana@xn--mnchen-3ya.example'],
    ['ana@example.com', ' ANA@EXAMPLE.COM '],
  ])('%s and %s are one', (one, other) => {
    expect(isSameEmailAddress(one, other)).toBe(true);
  });

  it.each([
    ['ana@example.com', 'aná@example.com'],
    ['ana@sao-paulo.example', 'ana@são-paulo.example'],
    ['ana+1@example.com', 'ana@example.com'],
  ])('%s and %s are two', (one, other) => {
    expect(isSameEmailAddress(one, other)).toBe(false);
  });

  it('have a spelling to compare even where they are none', () => {
    expect(['Ana', 'ana@[x', 'ana@'].map(emailKey)).toEqual(['ana', 'ana@[x', 'ana@']);
  });
});
