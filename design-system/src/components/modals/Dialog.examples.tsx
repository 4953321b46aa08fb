import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { Inline } from '../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { Button } from '../buttons/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { Dialog, type DialogProps } from './Dialog.tsx';

function Opened({ label, ...rest }: { label: string } & Partial<DialogProps>) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outline" onClick={() => setOpen(true)}>
        {label}
      </Button>
      <Dialog
        title={t`Send the policy again`}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={close}>
              <Trans>Cancel</Trans>
            </Button>
            <Button onClick={close}>
              <Trans>Send</Trans>
            </Button>
          </>
        }
        {...rest}
        isOpen={isOpen}
        onClose={close}
      >
        {rest.children ?? (
          <Trans>The policy will be sent again to jordan@example.com. The earlier link stops working.</Trans>
        )}
      </Dialog>
    </>
  );
}

export function Basic() {
  const { t } = useLingui();
  return <Opened label={t`Open dialog`} />;
}

const sizes: [size: DialogProps['size'], label: MessageDescriptor][] = [
  ['xsmall', msg`Extra small`],
  ['small', msg`Small`],
  ['medium', msg`Medium`],
  ['large', msg`Large`],
  ['xlarge', msg`Extra large`],
  ['full', msg`Full screen`],
];

export function Sizes() {
  const { t } = useLingui();
  return (
    <Inline>
      {sizes.map(([size, label]) => (
        <Opened key={size} size={size} label={t(label)} />
      ))}
    </Inline>
  );
}

export function LongContent() {
  const { t } = useLingui();
  return (
    <Opened label={t`Read the terms`} title={t`Terms of the annual policy`}>
      <Stack>
        {Array.from({ length: 24 }, (_, index) => (
          <p key={index}>
            <Trans>
              Section {index + 1}. The insurer pays for what the journey did to the traveller, the luggage and the
              plans, up to the sum that the policy names.
            </Trans>
          </p>
        ))}
      </Stack>
    </Opened>
  );
}

export function Confirmation() {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const number = 'S-5089';
  return (
    <>
      <Button icon={Trash2} variant="soft" tone="danger" onClick={() => setOpen(true)}>
        <Trans>Delete sale</Trans>
      </Button>
      <ConfirmDialog
        tone="danger"
        title={t`Delete sale ${number}?`}
        confirmLabel={t`Delete`}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => setOpen(false)}
      >
        <Trans>Jordan Stevenson keeps the policy, but it is no longer listed here. This cannot be undone.</Trans>
      </ConfirmDialog>
    </>
  );
}
