import { useFocusAfterRemoval } from '../routing/useFocusAfterRemoval.ts';
import { useTryAgain } from './useTryAgain.ts';
import type { Listing } from '../listing/useListing.ts';

/** Asks for a failed list again; when it comes, focus goes where the button was. */
export function useListingRetry<Page>({ error, tryAgain }: Listing<Page>): () => void {
  const keepFocus = useFocusAfterRemoval(error);
  return useTryAgain(() => {
    keepFocus();
    tryAgain();
  });
}
