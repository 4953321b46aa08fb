import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Button } from '../../components/buttons/Button.tsx';
import { Dialog } from '../../components/modals/Dialog.tsx';
import type { MergeChoices } from '../../lib/merge/merge.types.ts';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { FieldMerge, type FieldMergeProps } from './FieldMerge.tsx';
import { Reason } from './FieldMergeDialog.styles.ts';
import { focusField } from './field/merge-sides.ts';

export interface FieldMergeDialogProps<Name extends string = string> extends Pick<
  FieldMergeProps<Name>,
  'author' | 'conflicts' | 'fields' | 'alsoChanged' | 'choices' | 'onChoose'
> {
  /** Whether it is there. */
  isOpen: boolean;
  /** The other change, in a sentence: "Ana Beatriz has changed this post too". */
  title: string;
  /** When the other person saved, in words: "today at 10:12". */
  changedAt?: string;
  /**
   * The name of the button that saves.
   * @default 'Save'
   */
  saveLabel?: string;
  /**
   * Whether the merged record is being saved.
   * @default false
   */
  isBusy?: boolean;
  /** Called with the side of every conflict; `resolveMerge` makes the record of them. */
  onSave: (merge: { choices: MergeChoices }) => void;
  /** Called when the person wants to go on editing; nothing is saved. */
  onClose: () => void;
}

/** Asks how to save a record that another person has saved meanwhile. It saves once a side is chosen everywhere. */
export function FieldMergeDialog<Name extends string = string>(props: FieldMergeDialogProps<Name>) {
  const { isOpen, title, changedAt, saveLabel, isBusy, choices: given, onChoose, onSave, onClose, ...merge } = props;
  const { author, conflicts } = merge;
  const { t } = useLingui();
  const reasonId = useId();
  const root = useRef<HTMLDivElement>(null);
  const [choices, setChoices] = useControlledState<MergeChoices>(given, {});
  const isComplete = conflicts.every(({ id }) => id in choices);
  return (
    <Dialog
      isOpen={isOpen}
      title={title}
      size="large"
      onClose={onClose}
      onOpened={() => focusField(root.current, 0)}
      onClosed={() => setChoices({})}
      footer={
        <>
          <Reason id={reasonId} data-text>
            {!isComplete && <Trans>Choose in every field, then save.</Trans>}
          </Reason>
          <Button variant="outline" tone="secondary" onClick={onClose}>
            <Trans>Keep editing</Trans>
          </Button>
          <Button isIdle={!isComplete} isBusy={isBusy} aria-describedby={reasonId} onClick={() => onSave({ choices })}>
            {saveLabel ?? t({ message: 'Save', context: 'action' })}
          </Button>
        </>
      }
    >
      <Stack gap="l">
        <p>
          {changedAt ? (
            <Trans>
              {author} saved {changedAt}. You both changed the fields below: choose what counts.
            </Trans>
          ) : (
            <Trans>You both changed the fields below: choose what counts.</Trans>
          )}
        </p>
        <FieldMerge
          {...merge}
          ref={root}
          choices={choices}
          onChoose={({ id, side }) => {
            setChoices((before) => ({ ...before, [id]: side }));
            onChoose?.({ id, side });
          }}
        />
      </Stack>
    </Dialog>
  );
}
