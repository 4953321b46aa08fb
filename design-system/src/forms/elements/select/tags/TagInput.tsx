import { isComposing } from '../../../../theme/provider/composition.ts';
import { useLingui } from '@lingui/react/macro';
import { type CSSProperties, type KeyboardEvent, type Ref, useMemo, useRef, useState } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { AriaLocaleProvider } from '../../../../lib/i18n/AriaLocaleProvider.tsx';
import { mergeRefs } from '../../../../lib/react/merge-refs.ts';
import { VisuallyHidden } from '../../../../page-layout/primitives/VisuallyHidden.tsx';
import { Input } from '../../../field/Control.styles.ts';
import { focusControl } from '../../../field/ControlBox.tsx';
import { type FieldProps, splitFieldProps } from '../../../field/field-props.ts';
import { FieldFrame } from '../../../field/FieldFrame.tsx';
import { ChoiceBox, Content } from '../field/ChoiceBox.styles.ts';
import { isSameName } from '../../../../lib/i18n/search/names.ts';
import { listEntryProps } from '../field/list-entry.ts';
import { isList, listParts } from '../choices/list-parts.ts';
import { useNotice } from '../field/useNotice.ts';
import { Tags } from './Tags.tsx';

export interface TagInputProps extends FieldProps {
  /** The tags, when their owner keeps them. */
  value?: readonly string[];
  /** The tags at first, when the field keeps them. */
  defaultValue?: readonly string[];
  /** Called with the tags that are there from now on. */
  onChange?: (change: { value: string[] }) => void;
  /** The placeholder of an empty field. */
  placeholder?: string;
  /** The field's name in a form that is sent by the browser; each tag is sent under it. */
  name?: string;
  /** The input's id. */
  id?: string;
  /** The input. */
  ref?: Ref<HTMLInputElement>;
  className?: string;
  style?: CSSProperties;
}

/**
 * Collects words that are on no list: Enter, a comma or leaving the field makes a tag, Backspace takes the last. For words of
 * a list, use `MultiSelect`. Ref, className and style go to the input.
 *
 * ## What it takes
 *
 * - Words, one by one or as a list: commas, semicolons, tabs and line breaks part them, but not within quotes; blank parts
 *   and the bullets of a copied list are dropped. A pasted list goes where the caret is, so its first word continues what is
 *   typed; a dropped one follows it.
 * - Each word once. Case does not count, accents do: `avô` stands beside `avó`. A word that is there already is told.
 */
export function TagInput(props: TagInputProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue = [], onChange, name, ref, placeholder, ...input } = rest;
  const [text, setText] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(ref, inputRef), [ref]);
  const { tags, add, remove, announcement, note, clear } = useTags({ value, defaultValue, onChange, onType: setText });
  const isFixed = field.isDisabled || field.isReadOnly;

  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (isComposing(event.nativeEvent) || isFixed) return;
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    add(text);
  };
  const { onPaste, dropProps } = listEntryProps(!isFixed && { isList, take: add });

  return (
    <FieldFrame {...field} note={note && <span aria-hidden>{note}</span>}>
      {(control) => (
        <ChoiceBox data-size={size} role="presentation" onMouseDown={focusControl}>
          <Content {...dropProps}>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
            <AriaLocaleProvider>
              <Tags
                label={t`Tags`}
                options={tags.map((tag) => ({ value: tag, label: tag }))}
                onRemove={isFixed ? undefined : (removed) => remove(removed.value)}
                inputRef={inputRef}
              />
            </AriaLocaleProvider>
            <Input
              autoComplete="off"
              {...input}
              {...control}
              required={control.required && tags.length === 0}
              ref={merged}
              placeholder={tags.length === 0 ? placeholder : undefined}
              value={text}
              onChange={({ target }) => {
                clear();
                if (isList(target.value)) add(target.value);
                else setText(target.value);
              }}
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => add(text)}
            />
          </Content>
          {name &&
            tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={field.isDisabled} />)}
        </ChoiceBox>
      )}
    </FieldFrame>
  );
}

interface TagsOptions extends Pick<TagInputProps, 'value' | 'onChange'> {
  defaultValue: readonly string[];
  onType: (text: string) => void;
}

/** The tags, and what becomes of a typed text. */
function useTags({ value, defaultValue, onChange, onType }: TagsOptions) {
  const { t } = useLingui();
  const { show, announce, ...notice } = useNotice();
  const [tags, change] = useControlledState<readonly string[], string[]>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );

  const add = (typed: string) => {
    const words = listParts(typed);
    onType('');
    if (words.length === 0) return;
    const next = [...tags];
    const repeated: string[] = [];
    for (const word of words) {
      const same = next.find((tag) => isSameName(tag, word));
      if (same === undefined) next.push(word);
      else repeated.push(same);
    }
    if (next.length > tags.length) change(next);
    show(repeated.length > 0 ? t`There already: ${repeated.join(', ')}.` : '');
  };
  const remove = (tag: string) => {
    change(tags.filter((each) => each !== tag));
    announce(t`${tag} removed`);
  };
  return { ...notice, tags, add, remove };
}
