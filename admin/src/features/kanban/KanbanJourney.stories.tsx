import { kanbanScenarios } from '@embarque/mocks/kanban/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import {
  addressOf,
  boardsAreThere,
  card,
  chooseInMenu,
  kanbanPage,
  shows,
  titlesOn,
} from './kanban.stories.testing.ts';
import { askServer } from './machine/kanban.testing.ts';

const meta = { ...kanbanPage };

export default meta;
type Story = StoryObj<typeof meta>;

const kayaks = 'Ask the airline about kayaks';

export const TheServerRefusesAMoveAndTheCardReturns: Story = journey([
  {
    caption: 'An agent writes a task down, on a board of its own',
    play: async ({ canvas, userEvent }) => {
      await boardsAreThere();
      await userEvent.click(canvas.getByRole('button', { name: say('Add board') }));
      await userEvent.type(await canvas.findByRole('textbox', { name: say('New board title') }), 'Airlines{Enter}');
      await userEvent.click(
        await canvas.findByRole('button', { name: say('Add task to {boardTitle}', { boardTitle: 'Airlines' }) }),
      );
      await userEvent.type(await canvas.findByRole('textbox', { name: say('What needs to be done?') }), kayaks);
      await userEvent.click(canvas.getByRole('button', { name: say('Add') }));
      await shows('Airlines', [kayaks]);
      await waitFor(() =>
        expect(
          canvas.getByRole('button', { name: say('Add task to {boardTitle}', { boardTitle: 'Airlines' }) }),
        ).toHaveFocus(),
      );
    },
  },
  {
    caption: 'She says who does it',
    play: async (context) => {
      const { userEvent } = context;
      await userEvent.click(card(kayaks));
      await waitFor(() => expect(addressOf(context)).toMatch(/^\/apps\/kanban\?task=\d+$/));
      const dialog = within(await screen.findByRole('dialog', { name: say('Update task') }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Ingrid Solberg' }));
      await userEvent.click(dialog.getByRole('checkbox', { name: 'Forms' }));
      await userEvent.click(dialog.getByRole('button', { name: say('Update') }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(within(card(kayaks)).getByText('Forms')).toBeVisible();
    },
  },
  {
    caption: 'The server refuses to move it: the card returns, and says so',
    play: async ({ msw, userEvent }) => {
      msw.use(kanbanScenarios.moveRejected);
      await chooseInMenu(userEvent, say('Move {label}', { label: kayaks }), say('Move to {label}', { label: 'Done' }));
      await screen.findByText(contains(say("Couldn't move “{task}”. It's back where it was.", { task: kayaks })));
      await shows('Airlines', [kayaks]);
    },
  },
  {
    caption: 'The next attempt succeeds, and the empty board goes',
    play: async ({ msw, userEvent }) => {
      msw.resetHandlers();
      await userEvent.click(screen.getByRole('button', { name: say('Try again') }));
      await waitFor(() => expect(titlesOn('Done').at(-1)).toBe(kayaks));
      await chooseInMenu(userEvent, say('Actions for {title}', { title: 'Airlines' }), say('Delete board'));
      await waitFor(() => expect(screen.queryByRole('region', { name: 'Airlines' })).toBeNull());
      await waitFor(async () =>
        expect((await askServer()).tasks.at(-1)).toMatchObject({ title: kayaks, boardId: 'done' }),
      );
    },
  },
]);
