/**
 * Watches how a page is drawn.
 *
 * @returns asks how many of what the selector means came with one drawing at most, and stops watching
 */
export function mostAtOnce(root: Element, selector: string): () => number {
  const count = () => root.querySelectorAll(selector).length;
  let before = count();
  let most = 0;
  const observer = new MutationObserver(() => {
    most = Math.max(most, count() - before);
    before = count();
  });
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    observer.disconnect();
    return most;
  };
}
