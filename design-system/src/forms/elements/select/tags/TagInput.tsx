import { useLingui } from '@lingui/react/macro';
import {
  type ClipboardEvent,
  type CSSProperties,
  type KeyboardEvent,
  type Ref,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import { Behaviour } from '../../../../lib/i18n/Behaviour.tsx';
import { mergeRefs } from '../../../../lib/react/merge-refs.ts';
import { VisuallyHidden } from '../../../../page-layout/primitives/VisuallyHidden.tsx';
import { Input } from '../../../field/Control.styles.ts';
import { focusControl } from '../../../field/ControlBox.tsx';
import { type FieldProps, splitFieldProps } from '../../../field/field-props.ts';
import { FieldFrame } from '../../../field/FieldFrame.tsx';
import { ChoiceBox, Content } from '../field/ChoiceBox.styles.ts';
import { fold } from '../../../../lib/i18n/fold.ts';
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

const separators = /[,;\n\t]/;

/**
 * Collects words that are on no list: Enter, a comma or leaving the field makes a tag, Backspace takes the last. For words of
 * a list, use `MultiSelect`. Ref, className and style go to the input.
 */
export function TagInput(props: TagInputProps) {
  const { t } = useLingui();
  const { field, size, rest } = splitFieldProps(props);
  const { value, defaultValue = [], onChange, name, ref, placeholder, ...input } = rest;
  const [tags, change] = useControlledState<readonly string[], string[]>(value, defaultValue, (next) =>
    onChange?.({ value: next }),
  );
  const [text, setText] = useState('');
  const [announcement, setAnnouncement] = useState('');
  const inputRef = useRef<HTMLInputElement>(null);
  const merged = useMemo(() => mergeRefs(ref, inputRef), [ref]);
  const isFixed = field.isDisabled || field.isReadOnly;

  const add = (words: readonly string[]) => {
    setText('');
    const next = words.reduce(withWord, [...tags]);
    if (next.length > tags.length) change(next);
  };
  const remove = (tag: string) => {
    change(tags.filter((each) => each !== tag));
    setAnnouncement(t`${tag} removed`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const last = tags.at(-1);
    if (event.nativeEvent.isComposing || isFixed) return;
    if (event.key === 'Backspace' && text === '' && last !== undefined) remove(last);
    if (event.key !== 'Enter' || text === '') return;
    event.preventDefault();
    add([text]);
  };
  const onPaste = (event: ClipboardEvent) => {
    const words = event.clipboardData.getData('text').split(separators);
    if (words.length === 1 || isFixed) return;
    event.preventDefault();
    add(words);
  };

  return (
    <FieldFrame {...field}>
      {(control) => (
        <ChoiceBox data-size={size} role="presentation" onMouseDown={focusControl}>
          <Content>
            <VisuallyHidden role="status">{announcement}</VisuallyHidden>
            <Behaviour>
              <Tags
                label={t`Tags`}
                options={tags.map((tag) => ({ value: tag, label: tag }))}
                onRemove={isFixed ? undefined : (removed) => remove(removed.value)}
                inputRef={inputRef}
              />
            </Behaviour>
            <Input
              autoComplete="off"
              {...input}
              {...control}
              required={control.required && tags.length === 0}
              ref={merged}
              placeholder={tags.length === 0 ? placeholder : undefined}
              value={text}
              onChange={({ target }) =>
                separators.test(target.value) ? add(target.value.split(separators)) : setText(target.value)
              }
              onKeyDown={onKeyDown}
              onPaste={onPaste}
              onBlur={() => add([text])}
            />
          </Content>
          {name &&
            tags.map((tag) => <input key={tag} type="hidden" name={name} value={tag} disabled={field.isDisabled} />)}
        </ChoiceBox>
      )}
    </FieldFrame>
  );
}

/** The same word twice, however it is written, is one tag. */
function withWord(tags: string[], word: string): string[] {
  const trimmed = word.trim();
  const isThere = tags.some((tag) => fold(tag) === fold(trimmed));
  return trimmed && !isThere ? [...tags, trimmed] : tags;
}
