import { type Fetch, network } from '../http/send.ts';
import { SESSION_ID } from '../session/storage/stored-session.ts';

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
    answers.keepSampleData(sessionStorage, ofOneSession(localStorage));
  } catch {
    // Storage is closed to this page: the demo begins afresh with each load.
  }
  return answers;
}

/** A storage that all tabs have in common. A call that is answered after the sign-out leaves nothing in it. */
function ofOneSession(area: Storage): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  return {
    getItem: (key) => area.getItem(key),
    removeItem: (key) => area.removeItem(key),
    setItem: (key, value) => {
      if (area.getItem(SESSION_ID) !== null) area.setItem(key, value);
    },
  };
}
