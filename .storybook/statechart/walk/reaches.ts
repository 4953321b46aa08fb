import { isCall } from '@embarque/mocks/browser';
import { delay, http } from 'msw';
import { expect, screen, type UserEventObject, waitFor } from 'storybook/test';
import { findBeginning } from './beginning.ts';
import { shownRecording } from '../recording/live.ts';
import type { Sees, WalkedMachine } from './walk.ts';

/** While a state is looked at, no answer leads out of it. */
const silence = http.all('*', async ({ request }) => {
  if (await isCall(request)) await delay('infinite');
});

/** A story that shows a page in one state of its machine, at the end of the shortest way there, and asserts the sign of that state. */
export function reaches(walk: WalkedMachine, path: string) {
  return {
    ...(walk.parametersOf && { parameters: walk.parametersOf(path) }),
    loaders: [() => Promise.resolve({ beginning: findBeginning(walk, path) })],
    beforeEach: ({ msw }: { msw: { use: (handler: typeof silence) => void } }) => msw.use(silence),
    play: async ({ loaded, userEvent }: { loaded: Record<string, unknown>; userEvent: UserEventObject }) => {
      const { machineId } = loaded['beginning'] as ReturnType<typeof findBeginning>;
      await waitFor(async () => {
        const actor = shownRecording()
          ?.picture()
          .actors.find(({ key }) => key === machineId);
        await expect(actor?.active).toContain(path);
      });
      const sees = signOf(walk, path);
      // A dialog that starts in a field stays out of sight for a moment where React Aria expects a keyboard on the screen.
      await waitFor(() => sees({ expect, screen, userEvent }));
    },
  };
}

function signOf({ sees }: WalkedMachine, path: string): Sees {
  const sign = sees?.[path];
  if (!sign) throw new Error(`The walk does not say what a page shows in ${path}: name it in \`sees\`.`);
  return sign;
}
