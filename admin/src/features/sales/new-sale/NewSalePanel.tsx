import { Alert, Button, notify, SidePanel, Stack } from '@embarque/design-system';
import type { NewSale } from '@embarque/mocks/sales-api/contract';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useId, useState } from 'react';
import { GuardedButton } from '../../../access/GuardedButton.tsx';
import { linesBesideFields } from '../../../forms/field-messages.ts';
import { MessageLines } from '../../../http/response/MessageLines.tsx';
import { showServerErrors } from '../../../forms/server-errors.ts';
import { HttpError } from '../../../http/http.error.ts';
import { useErrorMessages } from '../../../http/response/http.messages.ts';
import { UnsavedChangesDialog } from '../../../blocker/UnsavedChangesDialog.tsx';
import { useUnsavedChangesBlocker } from '../../../blocker/useUnsavedChangesBlocker.ts';
import { useQuery } from '../../../query/useQuery.ts';
import { focusHeadingWhenLost } from '../../../routing/focus.ts';
import { NEW_SALE_FIELDS, useNewSaleForm } from './new-sale.form.ts';
import { NewSaleFields } from './NewSaleFields.tsx';
import { kindOf } from './product-kind.ts';
import { salesCalls } from '../sales.api.ts';

export interface NewSalePanelProps {
  /** Called when the panel should close. */
  onClose: () => void;
  /** Called when the sale is saved. */
  onCreated: () => void;
}

/** Records a sale. The input survives a refusal, a lost connection, an expired session, and the back button. */
export function NewSalePanel({ onClose, onCreated }: NewSalePanelProps) {
  const { t } = useLingui();
  const messagesOf = useErrorMessages();
  const formId = useId();
  const [failure, setFailure] = useState<readonly string[]>([]);
  const form = useNewSaleForm();
  const products = useQuery(salesCalls.products, null);
  const { isDirty, isSubmitting } = form.formState;
  const { blocker, unblock } = useUnsavedChangesBlocker(isDirty);

  // Opened by its URL, there is no button to return focus to.
  useEffect(() => focusHeadingWhenLost, []);

  const record = async (sale: NewSale) => {
    setFailure([]);
    try {
      await salesCalls.create({ ...sale, kind: kindOf(sale.product, products.data) ?? sale.kind });
    } catch (error) {
      const notifications = error instanceof HttpError ? error.notifications : [];
      const lines = linesBesideFields(NEW_SALE_FIELDS, notifications);
      setFailure(notifications.length === 0 ? messagesOf(error) : lines);
      showServerErrors(form, NEW_SALE_FIELDS, notifications);
      return;
    }
    unblock();
    notify.success(t`Sale recorded`);
    onCreated();
  };

  return (
    <>
      <SidePanel
        isOpen
        title={t`New sale`}
        initialFocus="field"
        onClose={onClose}
        footer={
          <>
            <Button variant="outline" tone="secondary" onClick={onClose}>
              <Trans>Cancel</Trans>
            </Button>
            <GuardedButton
              attempt={{ action: 'create', subject: 'Sale' }}
              type="submit"
              form={formId}
              isBusy={isSubmitting}
            >
              <Trans>Record sale</Trans>
            </GuardedButton>
          </>
        }
      >
        <form id={formId} noValidate onSubmit={(event) => void form.handleSubmit(record)(event)}>
          <Stack gap="l">
            {failure.length > 0 && (
              <Alert tone="danger">
                <MessageLines lines={failure} />
              </Alert>
            )}
            <NewSaleFields form={form} products={products.error === null ? products.data : []} />
          </Stack>
        </form>
      </SidePanel>
      <UnsavedChangesDialog blocker={blocker}>
        <Trans>The details you entered for this sale will be lost.</Trans>
      </UnsavedChangesDialog>
    </>
  );
}
