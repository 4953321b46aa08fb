import type { AccountCard } from '@embarque/mocks/account-setting/contract';
import { isSame, sectionOf, withSection } from './account.state.ts';
import type { AccountCommand, AccountState } from './account.types.ts';

/** The settings after a command; the same object when it changes nothing. */
export function applyCommand(state: AccountState, command: AccountCommand): AccountState {
  switch (command.type) {
    case 'section saved':
      return isSame(sectionOf(state, command.section), command.values) ? state : withSection(state, command);
    case 'connection set':
      return withConnection(state, command);
    case 'card changed': {
      const { id, name, expiry } = command;
      return withCards(state, (card) => (card.id === id ? { ...card, name, expiry } : card));
    }
    case 'card made primary':
      return state.cards.some(({ id }) => id === command.id)
        ? withCards(state, (card) => ({ ...card, isPrimary: card.id === command.id }))
        : state;
    case 'card deleted': {
      const cards = state.cards.filter(({ id, isPrimary }) => id !== command.id || isPrimary);
      return cards.length === state.cards.length ? state : { ...state, cards };
    }
    case 'payment set':
      return state.paysBy === command.method ? state : { ...state, paysBy: command.method };
    case 'plan set':
      return state.plan.isCancelled === command.isCancelled
        ? state
        : { ...state, plan: { ...state.plan, isCancelled: command.isCancelled } };
  }
}

function withCards(state: AccountState, change: (card: AccountCard) => AccountCard): AccountState {
  const cards = state.cards.map(change);
  return isSame(cards, state.cards) ? state : { ...state, cards };
}

/** The account's name elsewhere is the server's to say: until then the own username stands for it. */
function withConnection(
  state: AccountState,
  { kind, id, isConnected }: AccountCommand & { type: 'connection set' },
): AccountState {
  if (isConnectedTo(state, kind, id) === isConnected) return state;
  const name = isConnected ? state.general.username : '';
  switch (kind) {
    case 'service':
      return { ...state, services: { ...state.services, [id]: isConnected } };
    case 'social':
      return { ...state, socialAccounts: { ...state.socialAccounts, [id]: name } };
    case 'profile': {
      const connection = { id: name, profileImg: (isConnected && state.general.avatar) || '' };
      return { ...state, social: { ...state.social, connections: { ...state.social.connections, [id]: connection } } };
    }
  }
}

function isConnectedTo(
  { services, socialAccounts, social }: AccountState,
  kind: 'service' | 'social' | 'profile',
  id: string,
): boolean {
  if (kind === 'service') return id in services && services[id as keyof typeof services];
  if (kind === 'social') return Boolean(socialAccounts[id as keyof typeof socialAccounts]);
  return Boolean(social.connections[id as keyof typeof social.connections]?.id);
}

/** The command that takes another one back; `null` when nothing does. */
export function invertCommand(state: AccountState, command: AccountCommand): AccountCommand | null {
  switch (command.type) {
    case 'section saved': {
      const { section } = command;
      return { ...command, values: sectionOf(state, section) } as AccountCommand;
    }
    case 'connection set':
      return { ...command, isConnected: !command.isConnected };
    case 'card changed': {
      const card = state.cards.find(({ id }) => id === command.id);
      return card ? { ...command, name: card.name, expiry: card.expiry } : null;
    }
    case 'card made primary': {
      const primary = state.cards.find(({ isPrimary }) => isPrimary);
      return primary ? { ...command, id: primary.id, last4: primary.last4 } : null;
    }
    case 'card deleted': {
      // It is held until its undo has expired, and taken back by leaving it out.
      const card = state.cards.find(({ id }) => id === command.id);
      return card
        ? { type: 'card changed', id: card.id, name: card.name, expiry: card.expiry, last4: card.last4 }
        : null;
    }
    case 'payment set':
      return { ...command, method: state.paysBy };
    case 'plan set':
      return { ...command, isCancelled: !command.isCancelled };
  }
}
