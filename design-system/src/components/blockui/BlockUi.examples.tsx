import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Card } from '../../cards/card/Card.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Button } from '../buttons/Button.tsx';
import { Spinner } from '../spinners/Spinner.tsx';
import { BlockUi, type BlockUiProps } from './BlockUi.tsx';

function Claim({ seconds, ...rest }: Partial<BlockUiProps> & { seconds: number }) {
  const { t } = useLingui();
  const [isBlocked, setBlocked] = useState(false);

  useEffect(() => {
    if (!isBlocked) return;
    const timer = setTimeout(() => setBlocked(false), seconds * 1000);
    return () => clearTimeout(timer);
  }, [isBlocked, seconds]);

  return (
    <BlockUi {...rest} isBlocked={isBlocked}>
      <Card title={t`Claim 8841`}>
        <Stack align="start">
          <Trans>Lost suitcase in Lisbon. The airline confirmed the loss on Tuesday and pays a part of it.</Trans>
          <Button variant="outline" onClick={() => setBlocked(true)}>
            <Trans>Block for {seconds} seconds</Trans>
          </Button>
        </Stack>
      </Card>
    </BlockUi>
  );
}

export const Basic = () => <Claim seconds={2} />;
export const VeilColour = () => <Claim seconds={3} veil="dark" />;
export const OwnIndicator = () => <Claim seconds={3} indicator={<Spinner variant="grow" tone="danger" />} />;
export const WithMessage = () => <Claim seconds={3} message={<Trans>Checking with the airline…</Trans>} />;
