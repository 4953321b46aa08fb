import { Alert, Button, Card, ErrorState } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useErrorText } from '../../http/response/http.messages.ts';
import type { QueryResult } from '../../query/useQuery.ts';
import { useTryAgain } from '../../session/useTryAgain.ts';

export interface CallCardProps<Page> {
  result: QueryResult<Page>;
  /** What the card is called, also while there is nothing to show. */
  title: string;
  /** What happened when the call failed. */
  failure: string;
  /**
   * How much room there is for saying so.
   * @default 'much'
   */
  size?: 'little' | 'much';
  /** The card; `null` until the first answer. */
  children: (page: Page | null) => ReactNode;
}

/** A card whose figures come by a call of its own. When that fails, it says so in its place, and asks again alone. */
export function CallCard<Page>({ result, title, failure, size = 'much', children }: CallCardProps<Page>) {
  const place = useRef<HTMLDivElement>(null);
  const tryAgain = useRetryInPlace(result, place);
  return (
    <div
      ref={place}
      aria-busy={result.isLoading}
      style={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', blockSize: '100%' }}
    >
      {result.error === null ? (
        children(result.data)
      ) : (
        <Card title={title}>
          <Failure {...{ failure, size }} error={result.error} isRetrying={result.isLoading} onRetry={tryAgain} />
        </Card>
      )}
    </div>
  );
}

interface FailureProps extends Required<Pick<CallCardProps<unknown>, 'failure' | 'size'>> {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failure({ failure, size, error, isRetrying, onRetry }: FailureProps) {
  const words = useErrorText()(error);
  if (size === 'much') {
    return (
      <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying}>
        {words}
      </ErrorState>
    );
  }
  return (
    <Alert
      tone="danger"
      title={failure}
      actions={
        <Button size="small" tone="danger" icon={RotateCw} isBusy={isRetrying} onClick={onRetry}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      {words}
    </Alert>
  );
}

/** The button goes when the figures come; focus stays with the card then, wherever on the page it is. */
function useRetryInPlace<Page>({ error, tryAgain }: QueryResult<Page>, place: RefObject<HTMLElement | null>) {
  const isRetrying = useRef(false);
  const ask = useTryAgain(tryAgain);

  useEffect(() => {
    if (!isRetrying.current || error !== null) return;
    isRetrying.current = false;
    if (document.activeElement === document.body) focusOn(place.current?.firstElementChild);
  }, [error, place]);

  return () => {
    isRetrying.current = true;
    ask();
  };
}

function focusOn(card: Element | null | undefined): void {
  if (!(card instanceof HTMLElement)) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
}
