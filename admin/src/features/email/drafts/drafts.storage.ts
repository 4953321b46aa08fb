import * as v from 'valibot';
import type { SafeStorage, StorageKey } from '../../../storage/storage.ts';
import type { Draft } from '../compose/compose.draft.ts';
import { LABELS } from '../model/email.query.ts';
import type { OwnEmail } from '../model/email.layout.ts';

/** Each mail has a place of its own, where it is either written or put away: no tab ever writes over another one's mails. */
const PLACES = 'embarque.drafts.';

const placeOf = (id: number): StorageKey => `${PLACES}${id}`;

/** What was written here: the server has no call that takes it. */
export interface KeptMails {
  /** The latest first. */
  own: readonly OwnEmail[];
  /** Those that are in a window of some tab, or were when its page went. */
  open: readonly OpenDraft[];
}

export interface OpenDraft {
  draft: Draft;
  /** The tab whose window it is in. */
  tab: string;
}

export interface MailKeeper {
  /** Whose mails they are: another person at this desk begins with none. */
  owner: string;
  tab: string;
}

const people = v.array(v.object({ name: v.string(), email: v.string() }));
const words = v.array(v.string());
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
});

const draftSchema: v.GenericSchema<unknown, Draft> = v.object({
  id: v.pipe(v.number(), v.maxValue(-1)),
  to: words,
  cc: v.nullable(words),
  bcc: v.nullable(words),
  subject: v.string(),
  body: v.string(),
  format: v.picklist(['rich', 'plain']),
  labels,
  files: v.array(v.object({ fileName: v.string(), size: v.number() })),
  isSpellChecked: v.boolean(),
  sourceId: v.nullable(v.number()),
});

const keptSchema = v.union([
  v.object({ owner: v.string(), own: ownSchema }),
  v.object({ owner: v.string(), tab: v.string(), draft: draftSchema }),
]);

/** What this person wrote; what is broken, or somebody else's, is left out. */
export function readKept(area: SafeStorage, owner: string): KeptMails {
  const own: OwnEmail[] = [];
  const open: OpenDraft[] = [];
  for (const place of area.keys(PLACES)) {
    const kept = readPlace(area, place);
    if (kept?.owner !== owner) continue;
    if ('own' in kept) own.push(kept.own);
    else open.push({ draft: kept.draft, tab: kept.tab });
  }
  return { own: own.toSorted((one, other) => other.time.localeCompare(one.time)), open };
}

function readPlace(area: SafeStorage, place: StorageKey): v.InferOutput<typeof keptSchema> | null {
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(area.read(place) ?? ''));
    return kept.success ? kept.output : null;
  } catch {
    return null;
  }
}

/** Whether another tab wrote what is kept. */
export const isAboutMails = ({ key }: Pick<StorageEvent, 'key'>): boolean => key === null || key.startsWith(PLACES);

/** What a tab has of the mails: those that are put away, and the one in its window, which is not among them. */
export interface HandledMails {
  own: readonly OwnEmail[];
  draft: Draft | null;
}

/** Writes what the tab has changed since, and nothing else. */
export function writeKept(
  area: SafeStorage,
  before: HandledMails,
  now: HandledMails,
  { owner, tab }: MailKeeper,
): void {
  const old = new Set<unknown>([...before.own, before.draft]);
  const changed = now.own.filter((mail) => !old.has(mail));
  for (const own of changed) area.write([[placeOf(own.id), JSON.stringify({ owner, own })]]);
  const { draft } = now;
  if (draft && !old.has(draft)) area.write([[placeOf(draft.id), JSON.stringify({ owner, tab, draft })]]);

  const left = new Set(idsOf(now));
  area.remove(
    idsOf(before)
      .filter((id) => !left.has(id))
      .map(placeOf),
  );
}

const idsOf = ({ own, draft }: HandledMails) => [...own.map(({ id }) => id), ...(draft ? [draft.id] : [])];
