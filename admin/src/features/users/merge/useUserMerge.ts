import type { MergeChoices } from '@embarque/design-system/merge';
import { useState } from 'react';
import type { UserMerge } from './user.merge.ts';
import type { AccountAnswer } from '../view/account.api.ts';

/** A merge that waits for the person to choose. */
export interface UserMergeQuestion {
  merge: UserMerge;
  /** The user as another person has left them. */
  theirs: AccountAnswer;
  /** Goes on with the choices, or without saving. */
  answer: (choices: MergeChoices | null) => void;
}

/** Asks how to merge a user, one question at a time. */
export function useUserMerge() {
  const [question, setQuestion] = useState<UserMergeQuestion | null>(null);
  const ask = (merge: UserMerge, theirs: AccountAnswer) =>
    new Promise<MergeChoices | null>((resolve) => {
      const answer = (choices: MergeChoices | null) => {
        setQuestion(null);
        resolve(choices);
      };
      setQuestion({ merge, theirs, answer });
    });
  return { question, ask };
}

/** The name of the last one to change the user: another person, or the user. Looking at the app as the user changes nothing. */
export const authorOf = ({ activity, user }: AccountAnswer): string =>
  activity.find(({ kind }) => kind !== 'view-began' && kind !== 'view-ended')?.by || user.fullName;
