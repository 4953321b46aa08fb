import { Button, ButtonLink, Inline, Link, MessagePage } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSecondsLeft } from '../../app-state/useSecondsLeft.ts';
import { poll } from '../../http/polling.ts';
import { paths } from '../../paths.ts';
import { useQuery } from '../../query/useQuery.ts';
import { useSearchQuery } from '../../query/useSearchQuery.ts';
import { PageTitle } from '../../routing/PageTitle.tsx';
import { readReturnPath } from '../../session/guards/return-url.ts';
import { useCountdown } from './useCountdown.ts';
import { waitingCalls } from './waiting.api.ts';

const EVERY_MS = 10_000;

/** `/misc/maintenance` (MSC-02): looks again by itself, and returns to the page that `to` in the URL names, when it is one of this app. */
export function MaintenancePage() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [search] = useSearchQuery();
  const wished = readReturnPath(search.get('to') ?? '', () => true);
  const { data, error, isLoading, reload, tryAgain } = useQuery(waitingCalls.maintenance, null);
  const seconds = useSecondsLeft(data?.backAt ?? 0);
  const countdown = useCountdown();
  const isOver = data?.isOver === true;
  const lookAgain = error === null ? reload : tryAgain;

  // The countdown renders each second: the timer must not begin again with it.
  const lookByItself = useEffectEvent(lookAgain);
  useEffect(() => {
    if (isOver) return undefined;
    return poll(lookByItself, EVERY_MS);
  }, [isOver]);
  useEffect(() => {
    if (isOver && wished !== null) void navigate(wished, { replace: true });
  }, [isOver, wished, navigate]);

  return (
    <>
      <PageTitle title={t({ message: 'Maintenance', context: 'page' })} />
      <MessagePage
        title={isOver ? t`We are back` : t`A short stop for maintenance`}
        description={
          isOver
            ? t`Everything works again. Your work is where you left it.`
            : t`We're updating the app. Your changes are saved here and will be sent when we're back.`
        }
        details={[
          {
            label: t`Back in`,
            value: isOver
              ? t({ message: 'Now', context: 'countdown' })
              : seconds > 0
                ? countdown(seconds)
                : t`Any moment`,
          },
          ...(wished === null ? [] : [{ label: t`Then you return to`, value: wished }]),
        ]}
        actions={
          isOver ? (
            <ButtonLink href={wished ?? paths.home}>
              <Trans>Continue</Trans>
            </ButtonLink>
          ) : (
            <Inline gap="m">
              <Button isBusy={isLoading} onClick={lookAgain}>{t`Try again`}</Button>
              <Link variant="alone" href="mailto:support@embarque.example">
                <Trans>Write to support</Trans>
              </Link>
              <span role="status">
                <Trans>Checks again every 10 seconds.</Trans>
              </span>
            </Inline>
          )
        }
      />
    </>
  );
}
