import { useSession } from './SessionProvider.tsx';

/** Lets a person try again at once: the session forgets its back-off first, then the page asks again. */
export function useTryAgain(ask: () => void): () => void {
  const { actor } = useSession().session;
  return () => {
    actor.send({ type: 'try again' });
    ask();
  };
}
