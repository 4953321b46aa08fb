import { ErrorState } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../app-state/useActorState.ts';
import { ErrorText } from '../../../http/response/ErrorText.tsx';
import { PageHead } from '../../../navigation/PageHead.tsx';
import { paths } from '../../../paths.ts';
import { PageTitle } from '../../../routing/PageTitle.tsx';
import { useTryAgain } from '../../../session/useTryAgain.ts';
import { EditorForm } from './form/EditorForm.tsx';
import { EditorSkeleton } from './form/EditorSkeleton.tsx';
import { InvoiceMissing } from './InvoiceMissing.tsx';
import { useEditor } from './useEditor.ts';

interface InvoiceEditorProps {
  /** `null` for a new invoice. */
  id: number | null;
  title: string;
}

/** The page that adds an invoice, and the one that edits it. */
export function InvoiceEditor({ id, title }: InvoiceEditorProps) {
  const { t } = useLingui();
  const { actor, ...storage } = useEditor(id);
  const state = useActorState(actor, ({ value }) => (typeof value === 'string' ? value : 'ready'));
  const error = useActorState(actor, ({ context }) => context.error);
  const number = useActorState(actor, ({ context }) => context.number);
  const tryAgain = useTryAgain(() => actor.send({ type: 'try again' }));

  if (state === 'missing') return <InvoiceMissing title={title} />;
  return (
    <>
      <PageTitle title={number === null ? title : `${title} #${number}`} />
      <PageHead
        title={title}
        way={[{ label: t({ message: 'Invoices', context: 'list' }), href: paths.invoiceList }, { label: title }]}
      />
      {state === 'failed' && (
        <ErrorState headingLevel={2} title={t`Couldn't load the invoice`} onRetry={tryAgain}>
          <ErrorText error={error} />
        </ErrorState>
      )}
      {state === 'loading' && <EditorSkeleton />}
      {state === 'ready' && <EditorForm actor={actor} storage={storage} />}
    </>
  );
}
