export interface LastingCalls<Letter, Answer> {
  /** Sends one at once. */
  send: (letter: Letter) => Promise<Answer>;
  /** Sends what is left when nobody waits for answers any more: in order, after what is under way. Rejects when one of them fails. */
  sendRest: (letters: readonly Letter[]) => Promise<void>;
  /** Settles when nothing is under way, or when that takes longer than patience lasts. */
  settled: (patienceMs: number) => Promise<void>;
}

/**
 * Calls that outlive the page that makes them.
 *
 * @param deliver sends one of them
 */
export function createLastingCalls<Letter, Answer>(
  deliver: (letter: Letter) => Promise<Answer>,
): LastingCalls<Letter, Answer> {
  let underWay: Promise<unknown> = Promise.resolve();
  const follow = <Result>(work: Promise<Result>): Promise<Result> => {
    underWay = work.catch(() => undefined);
    return work;
  };

  return {
    send: (letter) => follow(deliver(letter)),
    sendRest: (letters) => follow(sendInOrder(underWay, letters, deliver)),
    settled: async (patienceMs) => {
      const patience = Promise.withResolvers<void>();
      const timer = setTimeout(patience.resolve, patienceMs);
      await Promise.race([underWay, patience.promise]);
      clearTimeout(timer);
    },
  };
}

/** One that fails keeps none of the others from being sent. */
async function sendInOrder<Letter>(
  before: Promise<unknown>,
  letters: readonly Letter[],
  deliver: (letter: Letter) => Promise<unknown>,
): Promise<void> {
  await before;
  const failures: unknown[] = [];
  for (const letter of letters) {
    await deliver(letter).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new Error('What was left could not be sent.', { cause: failures });
}
