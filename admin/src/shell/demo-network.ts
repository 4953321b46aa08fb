import { type Fetch, network } from '../http/send.ts';

/**
 * The network of the demo: calls are answered in the page and never leave it; what no handler knows goes to the network. The
 * answers load with the first call, never on the way to the sign-in screen. What was changed gets over a reload of the tab.
 */
export const demoFetch: Fetch = async (input, init) => {
  const { answerInPage } = await loadAnswers();
  const request = new Request(input, init);
  return (await answerInPage(request.clone())) ?? network(request);
};

/** Puts the demo's data back to the start. What is on the screen stays until it is asked for again. */
export async function resetDemoData(): Promise<void> {
  const { resetSampleData } = await loadAnswers();
  resetSampleData();
}

async function loadAnswers() {
  const answers = await import('@embarque/mocks/in-page');
  try {
    answers.keepSampleData(sessionStorage, localStorage);
  } catch {
    // Storage is closed to this page: the demo begins afresh with each load.
  }
  return answers;
}
