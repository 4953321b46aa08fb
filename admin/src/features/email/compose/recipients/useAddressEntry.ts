import type { EmailAddress } from '@embarque/mocks/email/contract';
import {
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import { isAddress, isInsideQuotes, isSameAddress, parseAddresses } from '../../model/address/email.addresses.ts';

interface AddressEntry {
  /** The chosen addresses. */
  value: readonly string[];
  onChange: (people: EmailAddress[]) => void;
}

/** The unread part of a pasted list, and the field that it returns to. */
interface Leftover {
  text: string;
  input: HTMLInputElement;
}

/** Reads addresses with their names from what is pasted, dropped or typed into a field of recipients. */
export function useAddressEntry({ value, onChange }: AddressEntry) {
  const [leftover, setLeftover] = useState<Leftover | null>(null);
  /** The text that a key, or leaving the field, may turn into a recipient. */
  const typed = useRef('');

  // The field has cleared its text by now, as with every choice.
  useEffect(() => {
    if (leftover) type(leftover.input, leftover.text);
  }, [leftover]);

  const named = (email: string): EmailAddress => ({ email, name: email });
  const without = (people: readonly EmailAddress[]) =>
    people.filter(({ email }) => !value.some((known) => isSameAddress(known, email)));

  const take = (event: SyntheticEvent, text: string) => {
    const input = inputOf(event);
    const { people, rest } = parseAddresses(text);
    const isTyped = people.length === 1 && !rest && isSameAddress(text.trim(), people[0]?.email ?? '');
    if (!input || people.length === 0 || isTyped) return;
    event.preventDefault();
    event.stopPropagation();
    const { value: before, selectionStart, selectionEnd } = input;
    const around = before.slice(0, selectionStart ?? before.length) + before.slice(selectionEnd ?? before.length);
    onChange([...value.map(named), ...without(people)]);
    setLeftover({ input, text: [around.trim(), rest].filter(Boolean).join(', ') });
  };

  /** The people of the values that the field hands over: an address stays as it was typed, though a contact's is alike. */
  const change = (next: readonly string[]) => {
    const added = next.filter((each) => !value.includes(each));
    const meant = added.length === 1 && isAddress(typed.current) ? [typed.current] : added;
    typed.current = '';
    const people = meant.flatMap((text) => {
      const read = parseAddresses(text);
      return read.people.length > 0 ? [...read.people, ...(read.rest ? [named(read.rest)] : [])] : [named(text)];
    });
    onChange([...next.filter((each) => value.includes(each)).map(named), ...without(people)]);
  };

  const handlers = {
    onPasteCapture: (event: ClipboardEvent) => take(event, event.clipboardData.getData('text')),
    onDropCapture: (event: DragEvent) => take(event, event.dataTransfer.getData('text')),
    onInputCapture: (event: FormEvent) => {
      typed.current = '';
      if (leftover && inputOf(event)?.value !== leftover.text) setLeftover(null);
    },
    onPointerDownCapture: () => {
      typed.current = '';
    },
    onBlurCapture: (event: SyntheticEvent) => {
      typed.current = inputOf(event)?.value.trim() ?? '';
      setLeftover(null);
    },
    onKeyDownCapture: (event: KeyboardEvent) => {
      const input = inputOf(event);
      const text = input?.value.trim() ?? '';
      const isOnOption = input?.hasAttribute('aria-activedescendant');
      typed.current = isOnOption ? '' : text;
      // A comma within the quotes of a name ends no recipient.
      if ([',', ';'].includes(event.key) && isInsideQuotes(text)) event.stopPropagation();
    },
  };

  return { change, handlers, leftover: leftover?.text ?? '' };
}

const inputOf = ({ target }: SyntheticEvent) => (target instanceof HTMLInputElement ? target : null);

/** Fills the input as if it were typed, since its field owns the text. */
function type(input: HTMLInputElement, text: string) {
  if (input.value === text) return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
