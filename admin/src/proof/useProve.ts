import { refusedField } from '../http/response/refused-field.ts';
import { prove } from './proof.api.ts';
import { useProven } from './useProven.ts';

/**
 * Asks the server for a proof of the person, and stores what it says of it. Without a password, it asks whether an earlier proof is
 * still enough. Rejects with an `HttpError`.
 */
export function useProve(): (password?: string) => Promise<string> {
  const proven = useProven();
  return async (password) => {
    try {
      const until = await prove(password);
      proven.write(until);
      return until;
    } catch (error) {
      // A mistyped password says nothing of an earlier proof.
      if (password === undefined && refusedField(error) === 'password') proven.write(null);
      throw error;
    }
  };
}
