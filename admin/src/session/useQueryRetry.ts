import { useFocusAfterRemoval } from '../routing/useFocusAfterRemoval.ts';
import { useTryAgain } from './useTryAgain.ts';
import type { QueryResult } from '../query/useQuery.ts';

/** Retries a failed query. When its data replaces the button, focus moves to the page heading. */
export function useQueryRetry({ error, tryAgain }: Pick<QueryResult<unknown>, 'error' | 'tryAgain'>): () => void {
  const keepFocus = useFocusAfterRemoval(error);
  return useTryAgain(() => {
    keepFocus();
    tryAgain();
  });
}
