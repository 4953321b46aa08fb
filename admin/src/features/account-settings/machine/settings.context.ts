import type { AccountSections, SectionName } from '@embarque/mocks/account-setting/contract';
import { applyAll } from '../../../outbox/outbox.core.ts';
import type { OutboxChanged } from '../../../outbox/outbox.connect.ts';
import type { Entry, OutboxChange } from '../../../outbox/outbox.types.ts';
import { checkSection, type Mistakes } from '../model/account.checks.ts';
import { applyCommand } from '../model/account.commands.ts';
import { changedSections, isSame, sectionOf } from '../model/account.state.ts';
import type { AccountCommand, AccountState, Drafts } from '../model/account.types.ts';

export interface SettingsInput {
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

export interface SettingsContext extends SettingsInput {
  /** The settings as the server last confirmed them; `null` until they are loaded. */
  confirmed: AccountState | null;
  /** Commands that the server has not confirmed, in order. */
  entries: readonly Entry<AccountCommand>[];
  /** The settings on screen: the confirmed ones with the unconfirmed commands on top. */
  shown: AccountState | null;
  /** Confirmations that came while the settings were being loaded, and may not be in what is loaded. */
  early: readonly OutboxChange[];
  drafts: Drafts;
  /** The sections whose mistakes are shown. */
  checked: readonly SectionName[];
  /** Why the settings could not be loaded. */
  error: unknown;
}

export const firstContext = ({ settled }: SettingsInput): SettingsContext => ({
  settled,
  confirmed: null,
  entries: [],
  shown: null,
  early: [],
  drafts: {},
  checked: [],
  error: null,
});

export function withLoaded(context: SettingsContext, loaded: AccountState): Partial<SettingsContext> {
  const confirmed = context.early.reduce(confirmedAfter, loaded);
  return { confirmed, shown: shownWith(confirmed, context.entries), early: [], error: null };
}

/** The server has answered a request that no command stands for, such as another password. */
export function withReceived(context: SettingsContext, received: Partial<AccountState>): Partial<SettingsContext> {
  if (!context.confirmed) return {};
  const confirmed = { ...context.confirmed, ...received };
  return { confirmed, shown: shownWith(confirmed, context.entries) };
}

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(
  context: SettingsContext,
  { entries, change }: OutboxChanged<AccountCommand>,
): Partial<SettingsContext> {
  if (!context.confirmed) return { entries };
  const confirmed = change ? confirmedAfter(context.confirmed, change) : context.confirmed;
  const drafts = change?.type === 'rolled back' ? withRefused(context.drafts, change.entry.command) : context.drafts;
  return { entries, confirmed, drafts, shown: shownWith(confirmed, entries) };
}

/** Puts refused values into their form again, unless something newer is there. */
function withRefused(drafts: Drafts, command: unknown): Drafts {
  const refused = command as AccountCommand;
  if (refused.type !== 'section saved' || drafts[refused.section]) return drafts;
  return { ...drafts, [refused.section]: refused.values };
}

const shownWith = (confirmed: AccountState, entries: readonly Entry<AccountCommand>[]) =>
  applyAll({ apply: applyCommand }, confirmed, entries);

const confirmedAfter = (confirmed: AccountState, change: OutboxChange): AccountState =>
  change.type === 'confirmed' ? applyCommand(confirmed, change.entry.command as AccountCommand) : confirmed;

/** The values that a section shows: typed ones, or else the saved ones. */
export function valuesOf<Name extends SectionName>(
  { shown, drafts }: Pick<SettingsContext, 'drafts'> & { shown: AccountState },
  name: Name,
): AccountSections[Name] {
  return drafts[name] ?? sectionOf(shown, name);
}

export const changedIn = ({ shown, drafts }: SettingsContext): SectionName[] =>
  shown ? changedSections(shown, drafts) : [];

export function mistakesIn(context: SettingsContext, name: SectionName): Mistakes {
  return context.shown ? checkSection(name, valuesOf({ ...context, shown: context.shown }, name)) : {};
}

export function withTyped(context: SettingsContext, name: SectionName, change: object): Partial<SettingsContext> {
  if (!context.shown) return {};
  const values = { ...valuesOf({ ...context, shown: context.shown }, name), ...change };
  const { [name]: _, ...others } = context.drafts;
  return { drafts: isSame(values, sectionOf(context.shown, name)) ? others : { ...others, [name]: values } };
}

export function withoutDraft({ drafts, checked }: SettingsContext, name: SectionName): Partial<SettingsContext> {
  const { [name]: _, ...others } = drafts;
  return { drafts: others, checked: checked.filter((each) => each !== name) };
}
