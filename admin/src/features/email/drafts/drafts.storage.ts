import * as v from 'valibot';
import { createPersisted } from '../../../storage/persisted.ts';
import type { SafeStorage, StorageKey } from '../../../storage/storage.ts';
import type { Draft } from '../compose/compose.draft.ts';
import { LABELS } from '../model/email.query.ts';
import type { OwnEmail } from '../model/email.layout.ts';

/** Each message has its own key, so that no tab overwrites messages of another. */
const PREFIX = 'embarque.drafts.';

const keyOf = (id: number): StorageKey => `${PREFIX}${id}`;

/** Messages written in this browser, which the server has no request to take. */
export interface StoredMessages {
  /** Newest first. */
  own: readonly OwnEmail[];
  /** Drafts that are open in a tab, or were when its page closed. */
  open: readonly OpenDraft[];
}

export interface OpenDraft {
  draft: Draft;
  /** The tab in which it is open. */
  tab: string;
}

export interface DraftOwner {
  /** The email address of the person; others on the same computer see nothing. */
  owner: string;
  tab: string;
}

const people = v.array(v.object({ name: v.string(), email: v.string() }));
const strings = v.array(v.string());
const labels = v.array(v.picklist(LABELS));

const ownSchema: v.GenericSchema<unknown, OwnEmail> = v.object({
  id: v.pipe(v.number(), v.maxValue(-1)),
  from: v.object({ name: v.string(), email: v.string(), avatar: v.string() }),
  to: people,
  cc: people,
  bcc: people,
  subject: v.string(),
  message: v.string(),
  attachments: v.array(v.object({ fileName: v.string(), thumbnail: v.string(), url: v.string(), size: v.number() })),
  isStarred: v.boolean(),
  labels,
  time: v.string(),
  replies: v.pipe(
    v.array(v.unknown()),
    v.transform((): [] => []),
  ),
  folder: v.picklist(['inbox', 'draft', 'spam', 'trash', 'sent']),
  isRead: v.boolean(),
  isDeleted: v.boolean(),
  scheduledFor: v.optional(v.string()),
  sourceId: v.optional(v.number()),
  answerTo: v.optional(v.number()),
});

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  id: v.pipe(v.number(), v.maxValue(-1)),
  to: strings,
  cc: v.nullable(strings),
  bcc: v.nullable(strings),
  names: v.optional(v.record(v.string(), v.string()), {}),
  subject: v.string(),
  body: v.string(),
  format: v.picklist(['rich', 'plain']),
  labels,
  files: v.array(v.object({ fileName: v.string(), size: v.number() })),
  isSpellChecked: v.boolean(),
  sourceId: v.nullable(v.number()),
  answerTo: v.optional(v.nullable(v.number()), null),
});

type Stored = { owner: string; own: OwnEmail } | { owner: string; tab: string; draft: Draft };

const storedSchema: v.GenericSchema<unknown, Stored> = v.union([
  v.object({ owner: v.string(), own: ownSchema }),
  v.object({ owner: v.string(), tab: v.string(), draft: draftSchema }),
]);

const entry = (area: SafeStorage, key: StorageKey) => createPersisted<Stored | null>(key, storedSchema, null, { area });

/** The messages of this person; invalid entries and those of others are left out. */
export function readStoredMessages(area: SafeStorage, owner: string): StoredMessages {
  const own: OwnEmail[] = [];
  const open: OpenDraft[] = [];
  for (const key of area.keys(PREFIX)) {
    const stored = entry(area, key).read();
    if (stored?.owner !== owner) continue;
    if ('own' in stored) own.push(stored.own);
    else open.push({ draft: stored.draft, tab: stored.tab });
  }
  return { own: own.toSorted((one, other) => other.time.localeCompare(one.time)), open };
}

/** Changes stored messages by their ids, of any person: an id belongs to one person. */
export function updateStoredMessages(
  area: SafeStorage,
  ids: readonly number[],
  update: (mail: OwnEmail) => OwnEmail,
): void {
  for (const id of ids) {
    const message = entry(area, keyOf(id));
    const stored = message.read();
    if (stored && 'own' in stored) message.write({ owner: stored.owner, own: update(stored.own) });
  }
}

/** Removes stored messages by their ids. */
export const removeStoredMessages = (area: SafeStorage, ids: readonly number[]): void =>
  void area.remove(ids.map(keyOf));

export const isDraftKey = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === null || key.startsWith(PREFIX);

/** The messages that a tab holds; the open draft is not among its own messages. */
export interface TabMessages {
  own: readonly OwnEmail[];
  draft: Draft | null;
}

/** Writes only what changed in this tab. */
export function writeStoredMessages(
  area: SafeStorage,
  before: TabMessages,
  now: TabMessages,
  { owner, tab }: DraftOwner,
): void {
  const old = new Set<unknown>([...before.own, before.draft]);
  const changed = now.own.filter((mail) => !old.has(mail));
  for (const own of changed) entry(area, keyOf(own.id)).write({ owner, own });
  const { draft } = now;
  if (draft && !old.has(draft)) entry(area, keyOf(draft.id)).write({ owner, tab, draft });

  const left = new Set(idsOf(now));
  area.remove(
    idsOf(before)
      .filter((id) => !left.has(id))
      .map(keyOf),
  );
}

const idsOf = ({ own, draft }: TabMessages) => [...own.map(({ id }) => id), ...(draft ? [draft.id] : [])];
