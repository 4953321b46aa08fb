import { type Attempt, createAttempts } from './http.attempts.ts';

/**
 * Ids that the app gives to things of one kind before the server has created them. Where the response was lost, nobody knows whether
 * the server has the thing: the same one that is entered again is that one, and has its id.
 *
 * @param path of the request that creates them
 */
export function createCreationIds(path: string) {
  const attempts = createAttempts();
  const begun = new Map<string, Attempt>();

  return {
    /** @param content all that a person enters, and who does */
    idOf(...content: readonly unknown[]): string {
      const attempt = attempts.begin({ path, content: JSON.stringify(content) });
      begun.set(attempt.key, attempt);
      return attempt.key;
    },

    /** Waits for the response to a request that creates things with these ids. */
    async settle<Response>(ids: readonly string[], response: Promise<Response>): Promise<Response> {
      try {
        const result = await response;
        attempts.changed(path);
        for (const id of ids) begun.delete(id);
        return result;
      } catch (error) {
        for (const id of ids) begun.get(id)?.failed(error);
        throw error;
      }
    },
  };
}
