import type { Mention, ReferenceFacts } from './references.types.ts';

/** A mention that exists. */
export interface KnownReference extends Mention {
  href: string;
}

type LoadFacts = (mention: Mention, signal: AbortSignal) => Promise<ReferenceFacts | null>;

/**
 * The mentions that exist. One that could not be looked up is none: what leads nowhere for sure is worse than a text. Rejects only
 * when it was aborted.
 */
export async function knownAmong(
  mentions: readonly Mention[],
  loadFacts: LoadFacts,
  signal: AbortSignal,
): Promise<KnownReference[]> {
  const byName = new Map(mentions.map((mention) => [`${mention.kind} ${mention.id}`, mention]));
  const facts = new Map(
    await Promise.all(
      [...byName].map(async ([name, mention]) => [name, await loadFacts(mention, signal).catch(() => null)] as const),
    ),
  );
  signal.throwIfAborted();
  return mentions.flatMap((mention) => {
    const its = facts.get(`${mention.kind} ${mention.id}`);
    if (!its) return [];
    // The words after an at sign can be more than the name.
    const to = mention.kind === 'user' ? mention.from + 1 + its.title.length : mention.to;
    return [{ ...mention, to, href: its.href }];
  });
}
