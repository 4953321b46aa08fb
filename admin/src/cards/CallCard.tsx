import { Alert, Button, Card, ErrorState } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { RotateCw } from 'lucide-react';
import { type CSSProperties, type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useErrorText } from '../http/response/http.messages.ts';
import type { QueryResult } from '../query/useQuery.ts';
import { useTryAgain } from '../session/useTryAgain.ts';

export interface CallCardProps<Page> {
  result: QueryResult<Page>;
  /** The title of the card when its load failed. */
  title: string;
  /** The message of a failed load. */
  failure: string;
  /**
   * The room for the error.
   * @default 'large'
   */
  size?: 'small' | 'large';
  /** Renders the card; `null` until the first response. */
  children: (page: Page | null) => ReactNode;
}

/** A card that loads its own figures. A failure shows in its container and is retried alone. */
export function CallCard<Page>({ result, title, failure, size = 'large', children }: CallCardProps<Page>) {
  const container = useRef<HTMLDivElement>(null);
  const tryAgain = useRetryInPlace(result, container);
  return (
    <div
      ref={container}
      aria-busy={result.isLoading}
      style={{ ...room, ...(result.isLoading && result.data !== null && stale) }}
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

const room: CSSProperties = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', blockSize: '100%' };

/** Figures of before lose their colours, which leaves their contrast as it is; not for the blink of a quick response. */
const stale: CSSProperties = { filter: 'grayscale(1)', transition: 'filter 0s 200ms' };

interface FailureProps extends Required<Pick<CallCardProps<unknown>, 'failure' | 'size'>> {
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
}

function Failure({ failure, size, error, isRetrying, onRetry }: FailureProps) {
  const message = useErrorText()(error);
  if (size === 'large') {
    return (
      <ErrorState title={failure} onRetry={onRetry} isRetrying={isRetrying}>
        {message}
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
      {message}
    </Alert>
  );
}

/** Moves focus to the card when its figures recontainer the retry button. */
function useRetryInPlace<Page>({ error, tryAgain }: QueryResult<Page>, container: RefObject<HTMLElement | null>) {
  const isRetrying = useRef(false);
  const ask = useTryAgain(tryAgain);

  useEffect(() => {
    if (!isRetrying.current || error !== null) return;
    isRetrying.current = false;
    if (document.activeElement === document.body) focusOn(container.current?.firstElementChild);
  }, [error, container]);

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
