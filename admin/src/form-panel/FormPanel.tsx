import { Alert, Button, SidePanel, type SidePanelProps, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { GuardedButton, type GuardedButtonProps } from '../access/GuardedButton.tsx';
import { UnsavedChangesDialog } from '../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../blocker/useUnsavedChangesBlocker.ts';
import { MessageLines } from '../http/response/MessageLines.tsx';
import { focusHeadingWhenLost } from '../routing/focus.ts';
import type { OpenForm } from './useOpenForm.ts';
import type { FormPanelState } from './useFormPanel.ts';

type FormPanelProps = Frame & (Guarded | Unguarded);

interface Frame extends Pick<SidePanelProps, 'title' | 'size' | 'initialFocus'> {
  /** The verb of what submitting does. */
  submitLabel: ReactNode;
  /** The right that submitting needs. */
  attempt?: GuardedButtonProps['attempt'];
  onClose: () => void;
  /** The buttons before the one that submits. Left out, there is one that cancels. */
  actions?: ReactNode;
  /** Tools above the fields, which act at once. */
  before?: ReactNode;
  /** Parts below the fields, which are saved on their own. */
  after?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

interface Guarded {
  panel: FormPanelState;
  /** Names the work that leaving would lose. */
  unsaved: ReactNode;
}

/** Leaving asks nothing, because the page around it does or nothing is typed. */
interface Unguarded {
  panel: OpenForm;
  unsaved?: never;
}

/** A form beside the page that it belongs to: its errors above the fields, and below them the buttons to cancel and to submit. */
export function FormPanel({
  title,
  submitLabel,
  attempt,
  actions,
  before,
  after,
  onClose,
  children,
  size,
  initialFocus = 'field',
  ...guard
}: FormPanelProps) {
  const { id, failure, isSubmitting, submit } = guard.panel;
  const button = { type: 'submit', form: id, isBusy: isSubmitting, children: submitLabel } as const;

  // Opened by its URL, there is no button to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  return (
    <>
      <SidePanel
        isOpen
        title={title}
        initialFocus={initialFocus}
        {...(size && { size })}
        onClose={onClose}
        footer={
          <>
            {actions ?? (
              <Button variant="outline" tone="secondary" onClick={onClose}>
                <Trans>Cancel</Trans>
              </Button>
            )}
            {attempt ? <GuardedButton {...button} attempt={attempt} /> : <Button {...button} />}
          </>
        }
      >
        <Stack gap="l">
          {before}
          <form id={id} noValidate onSubmit={submit}>
            <Stack gap="l">
              {failure.length > 0 && (
                <Alert tone="danger">
                  <MessageLines lines={failure} />
                </Alert>
              )}
              {children}
            </Stack>
          </form>
          {after}
        </Stack>
      </SidePanel>
      {guard.unsaved !== undefined && <UnsavedGuard {...guard} />}
    </>
  );
}

function UnsavedGuard({ panel, unsaved }: Guarded) {
  const { blocker } = useUnsavedChangesBlocker(panel.isDirty, panel.isSaved);
  return <UnsavedChangesDialog blocker={blocker}>{unsaved}</UnsavedChangesDialog>;
}
