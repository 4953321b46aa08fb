import { useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { type ComponentPropsWithRef, type SubmitEvent, useState } from 'react';
import { Icon } from '../../../icons/Icon.tsx';
import { Field, Root } from './QuickAdd.styles.ts';

export interface QuickAddProps extends Omit<ComponentPropsWithRef<'form'>, 'children' | 'onSubmit'> {
  /** Called with the typed title, without blanks around it; never with an empty one. */
  onAdd: (added: { title: string }) => void;
}

/** A line in which tasks are typed one after the other: Enter adds one and keeps the focus. Ref and rest go to the form. */
export function QuickAdd({ onAdd, ...rest }: QuickAddProps) {
  const { t } = useLingui();
  const [title, setTitle] = useState('');
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (title.trim() === '') return;
    onAdd({ title: title.trim() });
    setTitle('');
  };
  return (
    <Root {...rest} onSubmit={submit}>
      <Icon icon={Plus} size="menu" />
      <Field
        type="text"
        aria-label={t`Title of a new task`}
        placeholder={t`Add a task, then press Enter`}
        autoComplete="off"
        enterKeyHint="done"
        value={title}
        onChange={({ target }) => setTitle(target.value)}
      />
    </Root>
  );
}
