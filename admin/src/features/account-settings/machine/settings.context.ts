import type { AccountSections, SectionName, SectionSave } from '@embarque/mocks/account-setting/contract';
import type { OutboxChanged, RunningOutbox } from '../../../outbox/outbox.connect.ts';
import type { OutboxChange } from '../../../outbox/outbox.types.ts';
import { follow, type Followed, nothingFollowed, onceLoaded } from '../../../outbox/view/outbox.followed.ts';
import { checkSection, type Mistakes } from '../model/account.checks.ts';
import { applyCommand } from '../model/account.commands.ts';
import { changedSections, isSame, sectionOf } from '../model/account.state.ts';
import type { AccountCommand, AccountState, Drafts } from '../model/account.types.ts';
import { refusedField } from '../../../http/response/refused-field.ts';

export interface SettingsInput {
  outbox: RunningOutbox;
  /** Resolves when the server has heard of what an earlier page has left. */
  settled: () => Promise<void>;
}

/** The settings of the person; `null` until they are loaded. */
type Settings = Followed<AccountState | null, AccountCommand>;

export interface SettingsContext extends SettingsInput, Settings {
  drafts: Drafts;
  /** The email address that is typed and not sent yet; `null` while none is. */
  typedEmail: string | null;
  /** The section that the server refused for one of its fields, as it was sent. */
  refused: (SectionSave & { field: string }) | null;
  /** The sections whose mistakes are shown. */
  checked: readonly SectionName[];
  /** Why the settings could not be loaded. */
  error: unknown;
}

export const firstContext = (input: SettingsInput): SettingsContext => ({
  ...input,
  ...nothingFollowed(null),
  drafts: {},
  typedEmail: null,
  refused: null,
  checked: [],
  error: null,
});

const followed = follow<AccountState | null, AccountCommand, unknown>(onceLoaded({ apply: applyCommand }));

export const withLoaded = (context: SettingsContext, loaded: AccountState): Partial<SettingsContext> => ({
  ...followed.loaded(context, loaded),
  error: null,
});

/** The server has answered a request that no command stands for, such as another password. */
export const withReceived = (context: SettingsContext, received: Partial<AccountState>): Partial<SettingsContext> =>
  context.confirmed ? followed.received(context, { ...context.confirmed, ...received }) : {};

/** The outbox has other entries, or the server has confirmed or refused one. */
export function withOutbox(context: SettingsContext, changed: OutboxChanged<AccountCommand>): Partial<SettingsContext> {
  const { change } = changed;
  const isRefused = context.confirmed !== null && change?.type === 'rolled back';
  return { ...followed.changed(context, changed), ...(isRefused && withRefusal(context, change)) };
}

/** Puts refused values into their form again, unless something newer is there, and names the field that the server named. */
function withRefusal(
  { drafts, checked }: SettingsContext,
  { entry, error }: OutboxChange<AccountCommand> & { type: 'rolled back' },
): Partial<SettingsContext> {
  const command = entry.command;
  if (command.type !== 'section saved' || drafts[command.section]) return {};
  const { section, values } = command;
  const field = refusedField(error);
  return {
    drafts: { ...drafts, [section]: values },
    ...(field !== '' && {
      refused: { section, values, field } as SettingsContext['refused'],
      checked: [...new Set([...checked, section])],
    }),
  };
}

/** The values that a section shows: typed ones, or else the saved ones. */
export function valuesOf<Name extends SectionName>(
  { shown, drafts }: Pick<SettingsContext, 'drafts'> & { shown: AccountState },
  name: Name,
): AccountSections[Name] {
  return drafts[name] ?? sectionOf(shown, name);
}

export const changedIn = ({ shown, drafts }: SettingsContext): SectionName[] =>
  shown ? changedSections(shown, drafts) : [];

export const hasTypedEmail = ({ shown, typedEmail }: SettingsContext): boolean =>
  shown !== null && typedEmail !== null && typedEmail.trim() !== shown.general.email;

export function mistakesIn(context: SettingsContext, name: SectionName): Mistakes {
  if (!context.shown) return {};
  const values = valuesOf({ ...context, shown: context.shown }, name);
  return { ...refusalIn(context, name, values), ...checkSection(name, values, sectionOf(context.shown, name)) };
}

/** A value that the server refused stays a mistake until another one is typed. */
function refusalIn({ refused }: SettingsContext, name: SectionName, values: object): Mistakes {
  if (refused?.section !== name) return {};
  const { field } = refused;
  const valueIn = (fields: object) => Object.entries(fields).find(([key]) => key === field)?.[1] as unknown;
  return isSame(valueIn(values), valueIn(refused.values)) ? { [field]: 'taken' } : {};
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
