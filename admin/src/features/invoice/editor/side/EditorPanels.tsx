import { OnDemand } from '@embarque/design-system';
import type { InvoiceAnswer } from '@embarque/mocks/invoice/contract';
import { useMemo } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { loadInvoice } from '../../server/invoice.api.ts';
import { useInvoiceCommands } from '../../useInvoiceCommands.ts';
import type { EditorPanel, EditorPartProps } from '../editor.types.ts';

const loadPreview = () => import('./PreviewPanel.tsx');
const loadPanels = () => import('../../panels/panels.ts');

interface EditorPanelsProps extends EditorPartProps {
  panel: EditorPanel | undefined;
  closePanel: () => void;
}

/** The panel that is open over the editor. Mail and payments are about the invoice as the server has it. */
export function EditorPanels({ actor, panel, closePanel }: EditorPanelsProps) {
  const answer = useActorState(actor, ({ context }) => context.answer);
  if (panel === 'preview') {
    return (
      <OnDemand load={loadPreview} onMissing={closePanel}>
        {({ PreviewPanel }) => <PreviewPanel actor={actor} onClose={closePanel} />}
      </OnDemand>
    );
  }
  return answer && <InvoicePanels {...{ actor, answer, panel, closePanel }} />;
}

function InvoicePanels({ actor, answer, panel, closePanel }: EditorPanelsProps & { answer: InvoiceAnswer }) {
  const loaded = useMemo(() => [answer], [answer]);
  const { id } = answer.invoice;
  const { give } = useInvoiceCommands(loaded, () => {
    void loadInvoice(id, new AbortController().signal).then(
      (next) => actor.send({ type: 'payments changed', answer: next }),
      () => undefined,
    );
  });

  if (panel === undefined) return null;
  return (
    <OnDemand load={loadPanels} onMissing={closePanel}>
      {({ SendPanel, PaymentPanel }) =>
        panel === 'send' ? (
          <SendPanel
            answer={answer}
            onClose={closePanel}
            onSend={({ mail }) => give({ type: 'sent', ids: [id], mail })}
          />
        ) : (
          <PaymentPanel
            answer={answer}
            onClose={closePanel}
            onPay={({ payment }) => give({ type: 'paid', payments: [{ id, payment }] })}
          />
        )
      }
    </OnDemand>
  );
}
