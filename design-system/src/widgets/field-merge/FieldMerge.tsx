import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { FieldConflict, MergeChoices, MergeSide } from '../../lib/merge/merge.types.ts';
import { mergeRefs } from '../../lib/react/merge-refs.ts';
import { VisuallyHidden } from '../../page-layout/primitives/VisuallyHidden.tsx';
import { ConflictField } from './field/ConflictField.tsx';
import type { MergeFieldTexts } from './field-merge.types.ts';
import { Count, Head, Root, Silent } from './FieldMerge.styles.ts';
import { focusField, sideOfKey, useSideLabels } from './field/merge-sides.ts';
import { partLabels } from './part-labels.ts';

export interface FieldMergeProps<Name extends string = string> extends Omit<ComponentPropsWithRef<'div'>, 'children'> {
  /** The name of the other person. */
  author: string;
  /** Values that both have changed to different ones, from `mergeFields`. */
  conflicts: readonly FieldConflict<Name>[];
  /** The names of the fields, and how their values are shown. */
  fields: MergeFieldTexts<Name>;
  /** Names of what only the other person has changed: it is kept without a question. */
  alsoChanged?: readonly string[];
  /** The side for each conflict, by its id, when its owner keeps them. */
  choices?: MergeChoices;
  /** Called with the side that was chosen for a conflict. */
  onChoose?: (choice: { id: string; side: MergeSide }) => void;
}

/** Asks for a side in each field that two people have changed; all else is merged already. For a dialog, use `FieldMergeDialog`. */
export function FieldMerge<Name extends string = string>(props: FieldMergeProps<Name>) {
  const { author, conflicts, fields, alsoChanged = [], choices: given, onChoose, ref, ...rest } = props;
  const { t, i18n } = useLingui();
  const root = useRef<HTMLDivElement>(null);
  const merged = useMemo(() => mergeRefs(ref, root), [ref, root]);
  const [choices, setChoices] = useControlledState<MergeChoices>(given, {});
  const [announcement, announce] = useState('');
  const sides = useSideLabels(author);
  const labels = partLabels(conflicts, fields, ({ label, part, parts }) => t`${label}, part ${part} of ${parts}`);

  const choose = (id: string, side: MergeSide) => {
    announce('');
    setChoices({ ...choices, [id]: side });
    onChoose?.({ id, side });
  };
  const chooseByKey = (event: KeyboardEvent, index: number) => {
    const side = sideOfKey(event);
    const conflict = conflicts[index];
    if (!side || !conflict) return;
    event.preventDefault();
    choose(conflict.id, side);
    announce(`${labels[index]}: ${sides[side]}.`);
    const following = [...conflicts.slice(index + 1), ...conflicts.slice(0, index)];
    const next = following.find(({ id }) => !(id in choices));
    if (next) focusField(root.current, conflicts.indexOf(next));
  };

  const names = new Intl.ListFormat(i18n.locale).format(alsoChanged);
  const left = conflicts.filter(({ id }) => !(id in choices)).length;
  return (
    <Root {...rest} ref={merged}>
      <Head>
        <Count role="status">
          {announcement && <VisuallyHidden>{announcement} </VisuallyHidden>}
          <Plural value={left} _0="All chosen" one="# choice left" other="# choices left" />
        </Count>
        {alsoChanged.length > 0 && (
          <Silent>
            <Trans>
              {author} also changed {names}. That is kept, as are your other changes.
            </Trans>
          </Silent>
        )}
      </Head>
      {conflicts.map((conflict, index) => (
        <ConflictField
          key={conflict.id}
          label={labels[index] ?? ''}
          conflict={conflict}
          text={fields[conflict.field]}
          sides={sides}
          chosen={choices[conflict.id] ?? null}
          onChoose={(side) => choose(conflict.id, side)}
          onKeyDown={(event) => chooseByKey(event, index)}
        />
      ))}
    </Root>
  );
}
