import { Alert, Button, MoneyField, notify, Select, SidePanel, Stack, TextField } from '@embarque/design-system';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { Controller } from 'react-hook-form';
import { linesBesideFields, showServerErrors } from '../../forms/server-errors.ts';
import { HttpError } from '../../http/http.error.ts';
import { useErrorText } from '../../http/http.words.ts';
import { useUnsavedWork } from '../../session/unsaved-work.ts';
import { NEW_SALE_FIELDS, useNewSaleForm } from './new-sale.form.ts';
import { CURRENCIES, SALE_KINDS, salesCalls } from './sales.api.ts';
import { useSaleWords } from './sales.words.ts';

export interface NewSalePanelProps {
  onClose: () => void;
  /** Called when the server has the sale. */
  onCreated: () => void;
}

/** Records a sale. What was typed survives a refusal, a lost connection, and an ended session. */
export function NewSalePanel({ onClose, onCreated }: NewSalePanelProps) {
  const { t } = useLingui();
  const { kinds } = useSaleWords();
  const errorText = useErrorText();
  const formId = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const form = useNewSaleForm();
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedWork(isDirty);

  const submit = form.handleSubmit(async (sale) => {
    setFailure(null);
    try {
      await salesCalls.create(sale);
    } catch (error) {
      const notifications = error instanceof HttpError ? error.notifications : [];
      showServerErrors(form, NEW_SALE_FIELDS, notifications);
      const lines = linesBesideFields(NEW_SALE_FIELDS, notifications);
      return setFailure(notifications.length > 0 ? lines.join(' ') || null : errorText(error));
    }
    form.reset();
    notify.success(t`The sale is recorded.`);
    onCreated();
  });

  return (
    <SidePanel
      isOpen
      title={t`New sale`}
      onClose={onClose}
      canClose={() => !isDirty || confirm(t`Leave without saving what you typed?`)}
      footer={
        <>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button type="submit" form={formId} isBusy={isSubmitting}>
            <Trans>Record sale</Trans>
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap="l">
          {failure && <Alert tone="danger">{failure}</Alert>}
        </Stack>
      </form>
    </SidePanel>
  );
}
