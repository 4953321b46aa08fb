import { useOutboxData } from '../../../outbox/react/useOutboxData.ts';
import { blogCalls } from '../blog.api.ts';
import { type BlogCommand, blogOutbox, openPost } from './blog.outbox.ts';

/** A post, with what the server has not confirmed on top. */
export function useBlogPost(id: number) {
  const { data, result, give } = useOutboxData(
    blogOutbox,
    async (wanted: number, signal) => openPost(await blogCalls.post(wanted, signal)),
    id,
  );
  // The post of the address before stays until this one is there.
  const open = data?.post.id === id ? data : null;
  return { result, open, give: (command: BlogCommand) => open && give({ command, state: open }) };
}
