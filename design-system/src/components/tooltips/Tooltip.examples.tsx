import { Trans, useLingui } from '@lingui/react/macro';
import { Info, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Button } from '../buttons/Button.tsx';
import { IconButton } from '../buttons/IconButton.tsx';
import { Tooltip } from './Tooltip.tsx';

export function OnIcons() {
  const { t } = useLingui();
  return (
    <Inline>
      <Tooltip content={t`Load again`}>
        <IconButton icon={RefreshCw} label={t`Load again`} variant="outline" />
      </Tooltip>
      <Tooltip content={t`Refunds of the last 28 days, without cancelled trips`}>
        <IconButton icon={Info} label={t`How this is counted`} variant="outline" />
      </Tooltip>
    </Inline>
  );
}

export function Positions() {
  const { t } = useLingui();
  const content = t`Boarding closes at 22:45`;
  return (
    <Inline style={{ paddingBlock: '2.5rem', paddingInline: 'min(11rem, 15%)' }}>
      <Tooltip content={content} placement="top">
        <Button variant="outline">
          <Trans>Top</Trans>
        </Button>
      </Tooltip>
      <Tooltip content={content} placement="end">
        <Button variant="outline">
          <Trans>End</Trans>
        </Button>
      </Tooltip>
      <Tooltip content={content} placement="bottom">
        <Button variant="outline">
          <Trans>Bottom</Trans>
        </Button>
      </Tooltip>
      <Tooltip content={content} placement="start">
        <Button variant="outline">
          <Trans>Start</Trans>
        </Button>
      </Tooltip>
    </Inline>
  );
}

/** Controlled by the parent, as in a guided tour. */
export function Controlled() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  return (
    <Inline gap="l">
      <Tooltip content={t`Boarding closes at 22:45`} placement="end" isOpen={isOpen}>
        <Button variant="outline" onClick={() => setOpen(!isOpen)}>
          {isOpen ? <Trans>Hide the hint</Trans> : <Trans>Show the hint</Trans>}
        </Button>
      </Tooltip>
    </Inline>
  );
}
