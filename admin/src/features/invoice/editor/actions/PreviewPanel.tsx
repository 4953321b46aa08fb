import { SidePanel } from '@embarque/design-system';
import { InvoiceSheet } from '@embarque/design-system/invoice-sheet';
import { useLingui } from '@lingui/react/macro';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { usePaymentWayLabels } from '../../usePaymentWayLabels.ts';
import type { ShownAnswer } from '../../useShownAnswer.ts';
import type { EditorPartProps } from '../editor.types.ts';
import { sheetOfDraft } from './sheet-of-draft.ts';

interface PreviewPanelProps extends EditorPartProps, Pick<ShownAnswer, 'answer'> {
  onClose: () => void;
}

/** The invoice as it would be printed now, whether it is saved or not. */
export function PreviewPanel({ actor, answer, onClose }: PreviewPanelProps) {
  const { t } = useLingui();
  const ways = usePaymentWayLabels();
  const context = useActorState(actor, (state) => state.context);
  return (
    <SidePanel isOpen size="large" title={t({ message: 'Preview', context: 'of an invoice' })} onClose={onClose}>
      <InvoiceSheet invoice={sheetOfDraft({ ...context, answer }, ways)} />
    </SidePanel>
  );
}
