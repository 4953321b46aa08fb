import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type Field, fieldsOf, jsonField, readFields } from './payload.ts';
import { PayloadField } from './PayloadField.tsx';

interface PayloadFormProps {
  /** Its accessible name. */
  label: string;
  /** Example values; `null` when none are known. */
  example: Record<string, unknown> | null;
  /** Whether it asks for the data as JSON. */
  isTechnical: boolean;
  onSend: (payload: Record<string, unknown>) => void;
  /** Called when a person leaves it by Escape. */
  onLeave: () => void;
}

/** Asks for the data of an event: a field with an example for each part, or all of it as JSON. */
export function PayloadForm({ label, example, isTechnical, onSend, onLeave }: PayloadFormProps) {
  const [fields, setFields] = useState<Field[]>(() => (isTechnical ? [jsonField(example)] : fieldsOf(example ?? {})));
  const [problem, setProblem] = useState<string | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const problemId = useId();

  const fieldsKnown = fields.length > 0;
  useEffect(
    () => form.current?.querySelector<HTMLElement>(fieldsKnown ? 'input, textarea' : 'button')?.focus(),
    [fieldsKnown],
  );

  // Examples come with the first chart, and may be later than the form.
  if (!isTechnical && !fieldsKnown && example) {
    const found = fieldsOf(example);
    if (found.length > 0) setFields(found);
  }

  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !form.current?.contains(document.activeElement)) return;
      event.stopPropagation();
      onLeave();
    }
    // Storybook takes Escape for itself before it reaches an element.
    window.addEventListener('keydown', onKeyDown, true);
    return () => window.removeEventListener('keydown', onKeyDown, true);
  }, [onLeave]);

  function onSubmit(submit: FormEvent) {
    submit.preventDefault();
    const read = readFields(fields, example ?? {});
    if ('problem' in read) setProblem(read.problem);
    else onSend(read.payload);
  }

  const change = (changed: Field, value: string) =>
    setFields(fields.map((field) => (field === changed ? { ...field, value } : field)));

  return (
    <form ref={form} className="sc-form" aria-label={label} onSubmit={onSubmit}>
      {!isTechnical && example === null && <p>No example is known. Technical lets you write the data.</p>}
      {fields.map((field) => (
        <PayloadField
          key={field.path.join('.')}
          field={field}
          describedBy={problem ? problemId : undefined}
          onChange={(value) => change(field, value)}
        />
      ))}
      {problem && (
        <p id={problemId} role="alert">
          {problem}
        </p>
      )}
      <button type="submit">Send</button>
    </form>
  );
}
