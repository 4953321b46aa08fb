import type { ComponentPropsWithRef } from 'react';
import { type WordChange, wordChanges } from '../../../lib/merge/word-changes.ts';
import { Added, Removed, Words } from './WordChanges.styles.ts';

export interface WordChangesProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text as it was. */
  before: string;
  /** The text as it is. */
  after: string;
}

/** A text with the words marked that are new, and those that are gone. Texts without a word in common are not compared. */
export function WordChanges({ before, after, ...rest }: WordChangesProps) {
  const changes = wordChanges(before, after);
  return (
    <Words dir="auto" {...rest}>
      {changes.some(isCommon) ? changes.map(drawn) : after}
    </Words>
  );
}

const isCommon = ({ type, text }: WordChange) => type === 'same' && /[\p{L}\p{N}]/u.test(text);

function drawn({ type, text }: WordChange, index: number) {
  if (type === 'added') return <Added key={index}>{text}</Added>;
  return type === 'removed' ? <Removed key={index}>{text}</Removed> : <span key={index}>{text}</span>;
}
