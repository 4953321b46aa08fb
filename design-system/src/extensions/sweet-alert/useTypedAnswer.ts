import { type ChangeEvent, useState } from 'react';
import type { AlertInput } from './alert.types.ts';

/** The text typed into a question, and its error. */
export function useTypedAnswer(input: AlertInput | undefined) {
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isChecking, setChecking] = useState(false);

  const check = async (): Promise<string | undefined> => {
    if (isChecking) return undefined;
    setChecking(true);
    try {
      const found = await input?.check?.({ text });
      setProblem(found);
      return found === undefined ? text : undefined;
    } finally {
      setChecking(false);
    }
  };

  const field = {
    value: text,
    errorMessage: problem,
    isReadOnly: isChecking,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setText(target.value);
      setProblem(undefined);
    },
  };
  return { field, isChecking, check };
}
