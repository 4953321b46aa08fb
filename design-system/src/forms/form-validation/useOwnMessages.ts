import { type FormEvent, useRef, useState } from 'react';
import { focusFirstMistake } from '../../lib/focus/focus-first-mistake.ts';

interface OwnMessagesOptions<Name extends string> {
  /** The error messages of fields, by `name`. */
  messages: Record<Name, string>;
  /** Called when every field is right. */
  onSend: (sent: { data: FormData }) => void;
}

/**
 * The browser's own rules with messages of one's own, for a form without a library: `required`, `type`, `minLength` and so on
 * stand at the fields. Nothing is said before the form is sent; then focus goes to the first mistake, and each message stays
 * until its field is right.
 *
 * @returns the messages to show by name, and what the `Form` takes
 */
export function useOwnMessages<Name extends string>({ messages, onSend }: OwnMessagesOptions<Name>) {
  const [wrong, setWrong] = useState<readonly string[] | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const mistakes = wrong?.length ?? 0;

  const find = () => (form.current ? Object.keys(messages).filter(isWrongIn(form.current)) : []);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = find();
    setWrong(found);
    focusFirstMistake(form.current);
    if (found.length === 0) onSend({ data: new FormData(event.currentTarget) });
  };
  /** Fields that React keeps write their value with the next render. */
  const lookAgain = () => {
    setTimeout(() => setWrong((before) => before && find().filter((name) => before.includes(name))));
  };
  const errors: Partial<Record<string, string>> = {};
  for (const name of wrong ?? []) errors[name] = (messages as Record<string, string>)[name];

  return {
    /** The messages of the fields that are wrong, by name. */
    errors: errors as Partial<Record<Name, string>>,
    /** How many fields are wrong. */
    mistakes,
    /** Goes to the `Form`. */
    form: {
      ref: form,
      onSubmit: send,
      onBlur: lookAgain,
      onInput: lookAgain,
      onReset: () => setWrong(null),
    },
  };
}

const isWrongIn = (form: HTMLFormElement) => (name: string) => {
  const isEmpty = new FormData(form).getAll(name).every((value) => value === '');
  const controls = [...form.elements].filter((element) => element.getAttribute('name') === name);
  return isEmpty || controls.some((control) => control instanceof HTMLInputElement && !control.validity.valid);
};
