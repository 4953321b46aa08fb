import { OnDemand } from '@embarque/design-system';
import type { ShownAnswer } from '../../useShownAnswer.ts';
import type { EditorPanel, EditorPartProps } from '../editor.types.ts';

const loadPreview = () => import('./PreviewPanel.tsx');
const loadPanels = () => import('../../panels/panels.ts');

export interface EditorPanelsProps extends EditorPartProps, ShownAnswer {
  panel: EditorPanel | undefined;
  closePanel: () => void;
}

/** The panel that is open over the editor. Mail and payments are about the invoice as the server has it. */
export function EditorPanels({ actor, answer, commands: { give }, panel, closePanel }: EditorPanelsProps) {
  if (panel === 'preview') {
    return (
      <OnDemand load={loadPreview} onMissing={closePanel}>
        {({ PreviewPanel }) => <PreviewPanel {...{ actor, answer }} onClose={closePanel} />}
      </OnDemand>
    );
  }
  if (panel === undefined || !answer) return null;
  const { id } = answer.invoice;
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
