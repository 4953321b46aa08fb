import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useRef, useState } from 'react';
import { isComposing } from '../../theme/provider/composition.ts';
import { Field, Heading, Message, Press, Root } from './EditableTitle.styles.ts';

export interface EditableTitleProps extends Omit<ComponentPropsWithRef<'div'>, 'title' | 'children'> {
  /** The title as it is. */
  title: string;
  /** The name of the field, for screen readers: "Board title". */
  label: string;
  /**
   * The level of the heading, one below that of the section around it.
   * @default 3
   */
  headingLevel?: 2 | 3 | 4;
  /** Whether the field is there instead of the title. */
  isEditing: boolean;
  /** Called when the field should come or go. */
  onEditingChange: (change: { isEditing: boolean }) => void;
  /** Says what is wrong with a title, if something is. An empty one is never taken. */
  check?: (title: string) => string | undefined;
  /** Called with another title, without the space around it. */
  onSave: (saved: { title: string }) => void;
}

/** A heading that turns into a field where it stands. Enter takes what was typed, as leaving does; Escape restores it. */
export function EditableTitle({
  title,
  label,
  headingLevel = 3,
  isEditing,
  onEditingChange,
  check,
  onSave,
  ...rest
}: EditableTitleProps) {
  const { t } = useLingui();
  const press = useRef<HTMLButtonElement>(null);
  const messageId = useId();
  const [problem, setProblem] = useState('');

  const close = (focus: 'back' | 'stays') => {
    setProblem('');
    onEditingChange({ isEditing: false });
    // The button is there with the next frame.
    if (focus === 'back') requestAnimationFrame(() => press.current?.focus());
  };
  const save = (typed: string, focus: 'back' | 'stays') => {
    const next = typed.trim();
    const wrong = next === '' ? t`Enter a title.` : next === title ? undefined : check?.(next);
    if (wrong && focus === 'back') return setProblem(wrong);
    if (!wrong && next !== title) onSave({ title: next });
    close(focus);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && !isComposing(event.nativeEvent)) {
      event.preventDefault();
      save(event.currentTarget.value, 'back');
    }
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    close('back');
  };

  return (
    <Root {...rest}>
      {isEditing ? (
        <Field
          ref={takeFocus}
          aria-label={label}
          aria-invalid={problem !== ''}
          aria-describedby={problem ? messageId : undefined}
          defaultValue={title}
          onKeyDown={onKeyDown}
          onBlur={({ target }) => save(target.value, 'stays')}
        />
      ) : (
        <Heading as={`h${headingLevel}`}>
          <Press ref={press} type="button" title={t`Rename`} onClick={() => onEditingChange({ isEditing: true })}>
            {title || <Trans>Untitled</Trans>}
          </Press>
        </Heading>
      )}
      <Message id={messageId} role="alert">
        {problem}
      </Message>
    </Root>
  );
}

function takeFocus(field: HTMLInputElement | null) {
  field?.select();
  field?.focus();
  // While a menu closes that led here, the page takes no focus.
  if (field && field !== document.activeElement) requestAnimationFrame(() => field.focus());
}
