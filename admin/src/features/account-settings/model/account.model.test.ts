import { accountSettingSample } from '@embarque/mocks/account-setting/data';
import { describe, expect, it } from 'vitest';
import { checkSection } from './account.checks.ts';
import { applyCommand, invertCommand } from './account.commands.ts';
import { changedSections, sectionOf } from './account.state.ts';
import type { AccountCommand } from './account.types.ts';

const state = accountSettingSample();

describe('a command', () => {
  const commands: AccountCommand[] = [
    { type: 'section saved', section: 'general', values: { ...sectionOf(state, 'general'), lastName: 'Lima' } },
    {
      type: 'section saved',
      section: 'socialLinks',
      values: { ...state.social.socialLinks, quora: 'https://q.example' },
    },
    { type: 'section saved', section: 'matrix', values: { ...state.matrix, when: 'never' } },
    { type: 'connection set', kind: 'service', id: 'slack', isConnected: true, name: 'Slack' },
    { type: 'connection set', kind: 'social', id: 'dribbble', isConnected: true, name: 'Dribbble' },
    { type: 'connection set', kind: 'profile', id: 'github', isConnected: true, name: 'GitHub' },
    { type: 'card changed', id: 2, name: 'M Duarte', expiry: '0932', last4: '4242' },
    { type: 'card made primary', id: 2, last4: '4242' },
    { type: 'payment set', method: 'paypal' },
    { type: 'plan set', isCancelled: true },
  ];

  it.each(commands)('$type is taken back by its inverse', (command) => {
    const inverse = invertCommand(state, command);
    const after = applyCommand(state, command);
    expect(after).not.toEqual(state);
    expect(inverse && applyCommand(after, inverse)).toEqual(state);
    expect(applyCommand(after, command)).toBe(after);
  });

  it('never deletes the primary card', () => {
    expect(applyCommand(state, { type: 'card deleted', id: 1, last4: '4444' })).toBe(state);
    expect(applyCommand(state, { type: 'card deleted', id: 2, last4: '4242' }).cards).toHaveLength(1);
  });
});

it('a section is changed when its values differ, whatever the order of their fields', () => {
  const { when, channels } = state.matrix;
  expect(changedSections(state, { matrix: { when, channels } })).toEqual([]);
  expect(changedSections(state, { matrix: { channels, when: 'never' }, info: { ...state.info, bio: '' } })).toEqual([
    'matrix',
    'info',
  ]);
});

it('a section names its mistakes', () => {
  const general = {
    ...sectionOf(state, 'general'),
    firstName: ' ',
    lastName: '',
    phone: '+55119',
    zip: '0131',
    company: 'x'.repeat(201),
  };
  expect(checkSection('general', general, sectionOf(state, 'general'))).toEqual({
    firstName: 'missing',
    lastName: 'missing',
    phone: 'malformed',
    zip: 'malformed',
    company: 'too long',
  });
  const { socialLinks } = state.social;
  expect(checkSection('socialLinks', { ...socialLinks, quora: 'javascript:alert(1)' }, socialLinks)).toEqual({
    quora: 'malformed',
  });
  const { billingAddress } = state;
  const address = { ...billingAddress, companyName: '', email: 'no' };
  expect(checkSection('billingAddress', address, billingAddress)).toEqual({
    companyName: 'missing',
    email: 'malformed',
  });
});
