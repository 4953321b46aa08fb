import { useOutboxData } from '../../../outbox/react/useOutboxData.ts';
import { blogCalls } from '../blog.api.ts';
import { type BlogCommand, blogOutbox, openPost } from './blog.outbox.ts';

/**
 * A post, with what the server has not confirmed on top.
 *
 * @param wanted its id, its address, or an address that it had
 */
export function useBlogPost(wanted: string) {
  const { data, result, give } = useOutboxData(
    blogOutbox,
    async (query: string, signal) => openPost(await blogCalls.post(query, signal), query),
    wanted,
  );
  // The post of the address before stays until this one is there; it is shown where only its address was corrected.
  const isShown = data !== null && (data.wanted === wanted || data.post.slug === wanted);
  const open = isShown ? data : null;
  return { result, open, give: (command: BlogCommand) => open && give({ command, state: open }) };
}
