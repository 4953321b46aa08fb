import { type Fetch, network } from '../http/send.ts';

/**
 * The network of the demo target: calls are answered in the page and never leave it; what no handler knows goes to the
 * network. The answers load with the first call, never on the way to the sign-in screen.
 */
export const demoFetch: Fetch = async (input, init) => {
  const { answerInPage } = await import('@embarque/mocks/in-page');
  const request = new Request(input, init);
  return (await answerInPage(request.clone())) ?? network(request);
};
