import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { TextField } from '../../forms/elements/input/TextField.tsx';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Button } from '../buttons/Button.tsx';
import { useConfirm } from '../modals/useConfirm.tsx';
import { SidePanel, type SidePanelProps } from './SidePanel.tsx';

const placements: [placement: NonNullable<SidePanelProps['placement']>, label: MessageDescriptor][] = [
  ['start', msg`From the start`],
  ['end', msg`From the end`],
  ['top', msg`From the top`],
  ['bottom', msg`From the bottom`],
];

export function Placements() {
  const { t } = useLingui();
  const [placement, setPlacement] = useState<SidePanelProps['placement']>('end');
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Inline>
        {placements.map(([from, label]) => (
          <Button
            key={from}
            variant="outline"
            onClick={() => {
              setPlacement(from);
              setOpen(true);
            }}
          >
            {t(label)}
          </Button>
        ))}
      </Inline>
      <SidePanel
        title={t`Flight LA 8084`}
        placement={placement}
        isOpen={isOpen}
        onClose={close}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Continue</Trans>
            </Button>
          </>
        }
      >
        <Trans>
          Leaves São Paulo at 23:05 and arrives in London the next day at 14:20, with 41 insured travellers.
        </Trans>
      </SidePanel>
    </>
  );
}

/** A form that asks before discarding what was typed. */
export function UnsavedWork() {
  const { t } = useLingui();
  const formId = useId();
  const { ask, dialog } = useConfirm();
  const [isOpen, setOpen] = useState(false);
  const [customer, setCustomer] = useState('');

  const discard = () =>
    ask({
      title: t`Discard this sale?`,
      children: t`What you typed will be lost.`,
      confirmLabel: t`Discard`,
      cancelLabel: t`Keep editing`,
      tone: 'danger',
    });
  const finish = () => {
    setCustomer('');
    setOpen(false);
  };

  return (
    <>
      <Button icon={Plus} onClick={() => setOpen(true)}>
        <Trans>New sale</Trans>
      </Button>
      <SidePanel
        title={t`New sale`}
        initialFocus="field"
        isOpen={isOpen}
        canClose={() => customer === '' || discard()}
        onClose={finish}
        footer={
          <Button type="submit" form={formId}>
            <Trans>Create sale</Trans>
          </Button>
        }
      >
        <form
          id={formId}
          onSubmit={(event: FormEvent) => {
            event.preventDefault();
            finish();
          }}
        >
          <TextField label={t`Customer`} value={customer} onChange={({ target }) => setCustomer(target.value)} />
        </form>
      </SidePanel>
      {dialog}
    </>
  );
}

/** Keeps the page visible, or even scrollable, while the panel is open. */
export function PageBehind() {
  const { t } = useLingui();
  const [shown, setShown] = useState<'scrolling' | 'bare'>();
  return (
    <>
      <Inline>
        <Button variant="outline" onClick={() => setShown('scrolling')}>
          <Trans>Page scrolls</Trans>
        </Button>
        <Button variant="outline" onClick={() => setShown('bare')}>
          <Trans>Without backdrop</Trans>
        </Button>
      </Inline>
      <SidePanel
        title={t`Flight LA 8084`}
        page={shown === 'scrolling' ? 'scrolls' : 'still'}
        backdrop="none"
        isOpen={shown !== undefined}
        onClose={() => setShown(undefined)}
        footer={
          <Button onClick={() => setShown(undefined)}>
            <Trans>Continue</Trans>
          </Button>
        }
      >
        <Trans>The list behind shows who is on board.</Trans>
      </SidePanel>
    </>
  );
}
