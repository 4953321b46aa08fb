import { createContext, useContext, useEffect } from 'react';
import { useActorState } from '../../app-state/useActorState.ts';
import { useInspectedActor } from '../../inspection/inspection.tsx';
import { useProven } from '../../proof/useProven.ts';
import { useOutbox } from '../../outbox/react/OutboxProvider.tsx';
import { useSettled } from '../../outbox/react/useSettled.ts';
import { ownPicture } from '../../session/picture/own-picture.storage.ts';
import { useUserStorage } from '../../session/storage/useUserStorage.ts';
import type { AccountSections, SectionName } from '@embarque/mocks/account-setting/contract';
import { changedIn, mistakesIn, valuesOf } from './machine/settings.context.ts';
import { type SettingsActor, settingsMachine } from './machine/settings.machine.ts';
import type { AccountCommand, AccountState } from './model/account.types.ts';
import { accountOutbox } from './server/account.outbox.ts';

/** The settings of this page, which run as long as it is there. */
export function useSettings(): SettingsActor {
  const outbox = useOutbox();
  const settled = useSettled(accountOutbox.name);
  const actor = useInspectedActor(settingsMachine, { input: { outbox, settled } });
  useKnownPicture(actor);
  useKnownProof(actor);
  return actor;
}

/** The browser knows the picture from the moment that the settings are loaded. Later ones are written as they are saved. */
function useKnownPicture(actor: SettingsActor): void {
  const area = useUserStorage();
  const loaded = useActorState(actor, ({ context }) => context.confirmed?.general.avatar);
  useEffect(() => {
    if (loaded !== undefined) ownPicture.in(area).write(loaded);
  }, [area, loaded]);
}

/** Each answer with all settings also says how long the last proof of the password is enough. */
function useKnownProof(actor: SettingsActor): void {
  const proven = useProven();
  const until = useActorState(actor, ({ context }) => context.confirmed?.provenUntil);
  useEffect(() => {
    if (until !== undefined) proven.write(until);
  }, [proven, until]);
}

export interface Account {
  actor: SettingsActor;
  /** The settings on screen, without what is typed. */
  state: AccountState;
}

export const AccountContext = createContext<Account | null>(null);

/** The settings of the page around. */
export function useAccount() {
  const account = useContext(AccountContext);
  if (!account) throw new Error('There are no settings here. Put AccountContext around the tabs.');
  const { actor, state } = account;
  return {
    ...account,
    change: (command: AccountCommand) => actor.send({ type: 'changed at once', command }),
    receive: (settings: Partial<AccountState>) => actor.send({ type: 'settings received', settings }),
    state,
  };
}

/** A section with its typed values, and its mistakes once it was submitted. */
export function useSection<Name extends SectionName>(name: Name) {
  const { actor, state } = useAccount();
  const context = useActorState(actor, (snapshot) => snapshot.context);
  const values = valuesOf({ ...context, shown: state }, name);
  const isChanged = changedIn(context).includes(name);
  const mistakes = context.checked.includes(name) ? mistakesIn(context, name) : {};
  return {
    values,
    isChanged,
    mistakes,
    change: (change: Partial<AccountSections[Name]>) => actor.send({ type: 'typed', section: name, change }),
    submit: () => actor.send({ type: 'section submitted', section: name }),
    discard: () => actor.send({ type: 'section discarded', section: name }),
  };
}
