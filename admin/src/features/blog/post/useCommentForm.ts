import { focusFirstMistake } from '@embarque/design-system';
import { format } from 'date-fns';
import { type FormEvent, useState } from 'react';
import { newEntryId } from '../../../outbox/outbox.core.ts';
import { useUser } from '../../../session/SessionProvider.tsx';
import { useUserStorage } from '../../../session/storage/useUserStorage.ts';
import { type Commenter, type CommentField, mistakesIn } from './blog.commenter.ts';
import type { BlogCommand } from './blog.outbox.ts';
import { storedCommenter } from './blog.storage.ts';

export interface CommentFormOptions {
  postId: number;
  /** The comment that this one replies to; `null` when it stands alone. */
  parentId: number | null;
  text: string;
  onTextChange: (text: string) => void;
  onPost: (comment: Extract<BlogCommand, { type: 'comment added' }>) => void;
}

/** The person who comments, the mistakes of the form, and its submission. */
export function useCommentForm({ postId, parentId, text, onTextChange, onPost }: CommentFormOptions) {
  const entry = storedCommenter.in(useUserStorage());
  const user = useUser();
  const [stored] = useState(() => entry.read());
  const [person, setPerson] = useState<Commenter>(
    stored ?? { name: user?.fullName ?? '', email: user?.email ?? '', website: '' },
  );
  const [isKept, setKept] = useState(stored !== null);
  const [isTried, setTried] = useState(false);
  const [isPosted, setPosted] = useState(false);
  // A reply shows one field alone.
  const wrong = mistakesIn({ ...person, text }).filter((field) => parentId === null || field === 'text');

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The second press of a double click finds the field empty.
    if (isPosted && text === '') return;
    setTried(wrong.length > 0);
    if (wrong.length > 0) {
      focusFirstMistake(event.currentTarget);
      return;
    }
    if (parentId === null && isKept) entry.write(person);
    else if (parentId === null) entry.remove();
    const company = new FormData(event.currentTarget).get('company');
    const { name, email, website } = person;
    onPost({
      type: 'comment added',
      key: newEntryId(),
      postId,
      parentId,
      name: name.trim(),
      email: email.trim(),
      ...(website.trim() && { website: website.trim() }),
      text: text.trim(),
      day: format(new Date(), 'yyyy-MM-dd'),
      ...(typeof company === 'string' && company && { company }),
    });
    onTextChange('');
    setPosted(true);
  };

  return {
    submit,
    isKept,
    setKept,
    isWrong: (field: CommentField) => isTried && wrong.includes(field),
    fieldOf: (field: keyof Commenter) => ({
      value: person[field],
      onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
        setPerson({ ...person, [field]: currentTarget.value }),
    }),
  };
}
