import { useState } from 'react';
import { useErrorText } from '../../../http/response/http.messages.ts';
import { refusedField } from '../../../http/response/refused-field.ts';
import { useProven } from '../../../proof/useProven.ts';
import { statusOf } from '../server/account.api.ts';

export interface RequestFailure {
  /** The field that the server named; empty for none. */
  field: string;
  status: number | null;
  /** The failure in words, for what is no mistake of a field. */
  text: string;
}

/** One request at a time, and why the last one failed. */
export function useRequest<Args extends unknown[], Result>(request: (...args: Args) => Promise<Result>) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<RequestFailure | null>(null);
  const errorText = useErrorText();
  const proven = useProven();

  const send = async (...args: Args): Promise<Result | undefined> => {
    if (isBusy) return undefined;
    setBusy(true);
    setFailure(null);
    try {
      return await request(...args);
    } catch (error) {
      const field = refusedField(error);
      // The proof has become too old on the server: the form has to ask for it.
      if (field === 'password') proven.write(null);
      setFailure({ field, status: statusOf(error), text: errorText(error) });
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return { send, isBusy, failure, forget: () => setFailure(null) };
}
