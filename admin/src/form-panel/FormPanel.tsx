import { Alert, Button, SidePanel, Stack } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { GuardedButton, type GuardedButtonProps } from '../access/GuardedButton.tsx';
import { UnsavedChangesDialog } from '../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../blocker/useUnsavedChangesBlocker.ts';
import { MessageLines } from '../http/response/MessageLines.tsx';
import { focusHeadingWhenLost } from '../routing/focus.ts';
import type { FormPanelState } from './useFormPanel.ts';

interface FormPanelProps {
  title: string;
  panel: FormPanelState;
  /** The verb of what submitting does. */
  submitLabel: ReactNode;
  /** The right that submitting needs. */
  attempt?: GuardedButtonProps['attempt'];
  /** Whether the change is being saved outside of the form's own submit. */
  isSaving?: boolean;
  /** Names the work that leaving would lose. Left out, leaving asks nothing, because the page around it does or nothing is typed. */
  unsaved?: ReactNode;
  onClose: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form beside the page that it belongs to: its errors above the fields, and below them the buttons to cancel and to submit. */
export function FormPanel({
  title,
  panel,
  submitLabel,
  attempt,
  isSaving = false,
  unsaved,
  onClose,
  children,
}: FormPanelProps) {
  const { id, failure, isSubmitting, submit } = panel;
  const button = { type: 'submit', form: id, isBusy: isSubmitting || isSaving, children: submitLabel } as const;

  // Opened by its URL, there is no button to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  return (
    <>
      <SidePanel
        isOpen
        title={title}
        initialFocus="field"
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            {attempt ? <GuardedButton {...button} attempt={attempt} /> : <Button {...button} />}
          </>
        }
      >
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
      </SidePanel>
      {unsaved !== undefined && <UnsavedGuard panel={panel}>{unsaved}</UnsavedGuard>}
    </>
  );
}

function UnsavedGuard({ panel, children }: { panel: FormPanelState; children: ReactNode }) {
  const { blocker } = useUnsavedChangesBlocker(panel.isDirty, panel.isSaved);
  return <UnsavedChangesDialog blocker={blocker}>{children}</UnsavedChangesDialog>;
}
