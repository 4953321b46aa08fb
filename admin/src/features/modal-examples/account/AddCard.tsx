import { CardForm } from '@embarque/design-system/account';
import { useLingui } from '@lingui/react/macro';
import type { ModalProps } from '../frame/modal.types.ts';
import { TaskDialog } from '../frame/TaskDialog.tsx';
import { useTask } from '../frame/useTask.ts';
import { modalCalls } from '../modal-examples.api.ts';

/** MEX-03: only the end of the card's number is sent. */
export function AddCard({ onClose }: ModalProps) {
  const { t } = useLingui();
  const { isBusy, run } = useTask();
  return (
    <TaskDialog title={t`Add new card`} onClose={onClose}>
      {({ close, onEmptied }) => (
        <CardForm
          hasSave
          isBusy={isBusy}
          onCancel={onEmptied}
          onSubmit={({ name, number, isSaved }) =>
            void run(() => modalCalls.addCard({ name, end: number.slice(-4), isSaved }), {
              message: t`Card added`,
              close,
            })
          }
        />
      )}
    </TaskDialog>
  );
}
