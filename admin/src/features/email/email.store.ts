import * as v from 'valibot';
import type { SafeStorage, StorageKey } from '../../storage/storage.ts';
import type { Draft } from './compose.draft.ts';
import { LABELS } from './email.query.ts';
import type { OwnEmail } from './email.layout.ts';

const KEY: StorageKey = 'embarque.drafts';

/** What was written here: the server has no call that takes it. */
export interface KeptMails {
  /** Whose they are: another person at this desk begins with none. */
  owner: string;
  own: readonly OwnEmail[];
  /** The mail in the window. */
  draft: Draft | null;
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

const keptSchema: v.GenericSchema<unknown, KeptMails> = v.object({
  owner: v.string(),
  own: v.array(ownSchema),
  draft: v.nullable(draftSchema),
});

/** What this person wrote; nothing when it is missing, broken, or somebody else's. */
export function readKept(area: SafeStorage, owner: string): KeptMails {
  const nothing: KeptMails = { owner, own: [], draft: null };
  try {
    const kept = v.safeParse(keptSchema, JSON.parse(area.read(KEY) ?? 'null'));
    return kept.success && kept.output.owner === owner ? kept.output : nothing;
  } catch {
    return nothing;
  }
}

/** Whether another tab wrote what is kept. */
export const isAboutMails = ({ key }: StorageEvent): boolean => key === KEY || key === null;

export function writeKept(area: SafeStorage, kept: KeptMails): void {
  if (kept.own.length === 0 && !kept.draft) area.remove([KEY]);
  else area.write([[KEY, JSON.stringify(kept)]]);
}

/** The lowest id among what is kept, so that a new mail gets another one. */
export function lastIdOf({ own, draft }: KeptMails): number {
  return Math.min(0, draft?.id ?? 0, ...own.map(({ id }) => id));
}
