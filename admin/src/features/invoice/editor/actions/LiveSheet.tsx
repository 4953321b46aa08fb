import { OnDemand } from '@embarque/design-system';
import { useDeferredValue } from 'react';
import { useActorState } from '../../../../app-state/useActorState.ts';
import { usePaymentWayLabels } from '../../usePaymentWayLabels.ts';
import type { ShownAnswer } from '../../useShownAnswer.ts';
import type { EditorPartProps } from '../editor.types.ts';
import { sheetOfDraft } from './sheet-of-draft.ts';

const loadSheet = () => import('@embarque/design-system/invoice-sheet');

/** The sheet of what is typed, drawn once typing leaves time for it. */
export function LiveSheet({ actor, answer }: EditorPartProps & Pick<ShownAnswer, 'answer'>) {
  const ways = usePaymentWayLabels();
  const context = useDeferredValue(useActorState(actor, (state) => state.context));
  return (
    <OnDemand load={loadSheet} onMissing={ignore}>
      {({ InvoiceSheet }) => <InvoiceSheet invoice={sheetOfDraft({ ...context, answer }, ways)} />}
    </OnDemand>
  );
}

const ignore = () => undefined;
