import type {
  AccountCard,
  AccountSections,
  AccountSettingAnswer,
  ConnectionChange,
  SectionSave,
} from '@embarque/mocks/account-setting/contract';

/** Everything that the page shows, as the server answers it. */
export type AccountState = AccountSettingAnswer;

/** The values that were typed and are not saved yet, by section. */
export type Drafts = Partial<AccountSections>;

/** A change that the outbox sends. None of it is secret, for it is stored until it is sent. */
export type AccountCommand =
  | ({ type: 'section saved' } & SectionSave)
  | ({ type: 'connection set'; name: string } & ConnectionChange)
  | ({ type: 'card changed'; last4: string } & Pick<AccountCard, 'id' | 'name' | 'expiry'>)
  | { type: 'card made primary'; id: number; last4: string }
  | { type: 'card deleted'; id: number; last4: string }
  | { type: 'payment set'; method: AccountState['paysBy'] }
  | { type: 'plan set'; isCancelled: boolean };
