import { useLingui } from '@lingui/react/macro';
import { Plus, X } from 'lucide-react';
import { type ComponentPropsWithRef, type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Icon } from '../../../icons/Icon.tsx';
import { Field, Parts, Root } from './QuickAdd.styles.ts';
import { TOOLS_ABOVE_TOASTS } from '../../../lib/toast-marks.ts';

export interface QuickAddPart {
  /** The part of the title, as it was typed. */
  text: string;
  /** The field that it stands for, in words: "Tomorrow". */
  label: string;
}

export interface QuickAddProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Called with the typed title, without blanks around it; never with an empty one. `ignored` are parts that are only text. */
  onAdd: (added: { title: string; ignored: readonly string[] }) => void;
  /** The parts of a title that stand for fields: each is a chip, and pressing it makes it text again. */
  partsOf?: (typed: { title: string; ignored: readonly string[] }) => readonly QuickAddPart[];
}

/** A line in which tasks are typed one after the other: Enter adds one and keeps the focus. Ref and rest go to the form. */
export function QuickAdd({ onAdd, partsOf, ...rest }: QuickAddProps) {
  const { t } = useLingui();
  const field = useRef<HTMLInputElement>(null);
  const [title, setTitle] = useState('');
  const [ignored, setIgnored] = useState<readonly string[]>([]);
  const parts = partsOf?.({ title, ignored }) ?? [];
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    onAdd({ title: title.trim(), ignored });
    setTitle('');
    setIgnored([]);
  };
  return (
    <Root {...rest} {...TOOLS_ABOVE_TOASTS} onSubmit={submit}>
      <Icon icon={Plus} size="menu" />
      <Field
        ref={field}
        type="text"
        aria-label={t`Title of a new task`}
        placeholder={t`Add a task, then press Enter`}
        autoComplete="off"
        enterKeyHint="done"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
      <Parts role="group" aria-label={t`Read from the title`} aria-live="polite" hidden={parts.length === 0}>
        {parts.map(({ text, label }) => (
          <Button
            key={text}
            variant="soft"
            size="small"
            shape="round"
            icon={X}
            title={t`Keep “${text}” in the title`}
            onClick={() => {
              setIgnored([...ignored, text]);
              field.current?.focus();
            }}
          >
            {label}
          </Button>
        ))}
      </Parts>
    </Root>
  );
}
