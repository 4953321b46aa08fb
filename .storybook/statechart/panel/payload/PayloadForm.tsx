import { type FormEvent, useId, useState } from 'react';
import { type Field, fieldsOf, readFields } from './payload.ts';
import type { NextEvent } from '../../recording/protocol.ts';

interface PayloadFormProps {
  event: NextEvent;
  onSend: (payload: Record<string, unknown>) => void;
}

/** Asks for what an event brings: a field for each part that is known, or all of it as JSON. */
export function PayloadForm({ event, onSend }: PayloadFormProps) {
  const [fields, setFields] = useState<Field[]>(() => fieldsOf(event.payload));
  const [problem, setProblem] = useState<string | null>(null);
  const id = useId();

  function onSubmit(submit: FormEvent) {
    submit.preventDefault();
    const read = readFields(fields);
    if ('problem' in read) setProblem(read.problem);
    else onSend(read.payload);
  }

  const change = (name: string, value: string) =>
    setFields(fields.map((field) => (field.name === name ? { ...field, value } : field)));

  return (
    <form className="sc-form" onSubmit={onSubmit} aria-label={`Data of ${event.words}`}>
      {fields.map(({ name, kind, value }) => (
        <label key={name}>
          <span>{name === '' ? 'Data as JSON' : name}</span>
          {kind === 'json' ? (
            <textarea
              rows={3}
              value={value}
              aria-describedby={problem ? id : undefined}
              spellCheck={false}
              onChange={({ target }) => change(name, target.value)}
            />
          ) : (
            <input value={value} onChange={({ target }) => change(name, target.value)} />
          )}
        </label>
      ))}
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
      <button type="submit">Send</button>
    </form>
  );
}
