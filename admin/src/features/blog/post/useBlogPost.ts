import { useState } from 'react';
import { applyAll } from '../../../outbox/outbox.core.ts';
import type { Entry } from '../../../outbox/outbox.types.ts';
import { useFeatureOutbox, useSettled } from '../../../outbox/react/useFeatureOutbox.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { blogCalls } from '../blog.api.ts';
import { type BlogCommand, blogOutbox, openPost, type OpenPost } from './blog.outbox.ts';

/** A post, with what the server has not confirmed on top. */
export function useBlogPost(id: number) {
  const settled = useSettled(blogOutbox.name);
  const result = useQuery(async (wanted: number, signal) => {
    await settled();
    return { id: wanted, detail: await blogCalls.post(wanted, signal) };
  }, id);
  const [pending, setPending] = useState<readonly Entry<BlogCommand>[]>([]);
  const [confirmed, setConfirmed] = useState<{ of: unknown; state: OpenPost } | null>(null);
  // The post of the address before is none of this one.
  const answer = result.data?.id === id ? result.data : null;
  const loaded = answer?.detail ? openPost(answer.detail) : null;
  const base = confirmed && confirmed.of === result.data ? confirmed.state : loaded;

  const { give } = useFeatureOutbox<OpenPost, BlogCommand, Parameters<NonNullable<typeof blogOutbox.confirm>>[2]>(
    blogOutbox,
    {
      confirmed: () => base,
      onChange: ({ entries, change }) => {
        setPending(entries);
        if (change?.type !== 'confirmed') return;
        setConfirmed((before) => {
          const state = before && before.of === result.data ? before.state : loaded;
          const confirm = blogOutbox.confirm ?? blogOutbox.apply;
          const { entry, response } = change;
          return state && { of: result.data, state: confirm(state, entry.command as BlogCommand, response as never) };
        });
      },
    },
  );

  const open = base && applyAll(blogOutbox, base, pending);
  return {
    result,
    isMissing: answer?.detail === null,
    open,
    give: (command: BlogCommand) => open && give({ command, state: open }),
  };
}
