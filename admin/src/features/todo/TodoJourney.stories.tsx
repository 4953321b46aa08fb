import { todoScenarios } from '@embarque/mocks/todo/handlers';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { journey } from '#storybook/journey/journey.ts';
import {
  beginsWith,
  button,
  choose,
  isClosed,
  list,
  onServer,
  openTask,
  pressInToast,
  row,
  speaker,
  tick,
  titles,
  todoPage,
} from './todo.stories.testing.tsx';

const meta = { ...todoPage };

export default meta;
type Story = StoryObj<typeof meta>;

const visas = 'Ask the consulate about visas';

export const ATaskIsDoneAndDeletedForever: Story = journey([
  {
    caption: 'An agent writes a task down while she reads the list',
    play: async ({ userEvent }) => {
      await list();
      await userEvent.type(screen.getByRole('textbox', { name: 'Title of a new task' }), `${visas}{Enter}`);
      await beginsWith(visas, speaker);
    },
  },
  {
    caption: 'She says what it is about',
    play: async ({ userEvent }) => {
      await openTask(userEvent, visas);
      await userEvent.click(screen.getByRole('checkbox', { name: 'High' }));
      await userEvent.click(button('Update'));
      await isClosed();
      await waitFor(() =>
        expect(within(row(visas)).getByText('High').closest('[data-tone]')).toHaveAttribute('data-tone', 'danger'),
      );
    },
  },
  {
    caption: 'The server refuses that it is done: the tick returns, with the reason',
    play: async ({ msw, userEvent }) => {
      msw.use(todoScenarios.updateFailed);
      await userEvent.click(tick(visas));
      await screen.findByText(/Couldn't update “Ask the consulate/);
      await waitFor(() => expect(tick(visas)).not.toBeChecked());
      msw.resetHandlers();
      await pressInToast(userEvent, /Couldn't update “Ask the consulate/, 'Try again');
      await waitFor(() => expect(tick(visas)).toBeChecked());
    },
  },
  {
    caption: 'She deletes it, and then forever',
    play: async ({ userEvent }) => {
      await choose(userEvent, `Actions for “${visas}”`, 'Delete');
      await waitFor(() => expect(titles()).not.toContain(visas));
      await userEvent.click(screen.getByRole('link', { name: /^Deleted/ }));
      await list('Deleted');
      await choose(userEvent, `Actions for “${visas}”`, 'Delete forever');
      await userEvent.click(await screen.findByRole('button', { name: 'Delete forever' }));
      await waitFor(() => expect(titles()).not.toContain(visas));
      await waitFor(async () => expect(await onServer(visas)).toBeUndefined());
    },
  },
]);
