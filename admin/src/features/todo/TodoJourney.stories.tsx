import { todoScenarios } from '@embarque/mocks/todo/scenarios';
import type { StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { startsWith, contains, say } from '#storybook/appearance/say.ts';
import { journey } from '#storybook/journey/journey.ts';
import { openOnPhone } from '#storybook/testing/open-on-phone.ts';
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
const refused = () => contains(say("Couldn't update “{task}”. It's as it was.", { task: visas }));

export const ATaskIsDoneAndDeletedForever: Story = journey([
  {
    caption: 'An agent writes a task down while she reads the list',
    play: async ({ userEvent }) => {
      await list();
      await userEvent.type(screen.getByRole('textbox', { name: say('Title of a new task') }), `${visas}{Enter}`);
      await beginsWith(visas, speaker);
    },
  },
  {
    caption: 'She says what it is about',
    play: async ({ userEvent }) => {
      await openTask(userEvent, visas);
      await userEvent.click(screen.getByRole('checkbox', { name: say('High', {}, 'tag') }));
      await userEvent.click(button(say('Update')));
      await isClosed();
      await waitFor(() =>
        expect(
          within(row(visas))
            .getByText(say('High', {}, 'tag'))
            .closest('[data-tone]'),
        ).toHaveAttribute('data-tone', 'danger'),
      );
    },
  },
  {
    caption: 'The server refuses that it is done: the tick returns, with the reason',
    play: async ({ msw, userEvent }) => {
      msw.use(todoScenarios.updateFailed);
      await userEvent.click(tick(visas));
      await screen.findByText(refused());
      await waitFor(() => expect(tick(visas)).not.toBeChecked());
      msw.resetHandlers();
      await pressInToast(userEvent, refused(), say('Try again'));
      await waitFor(() => expect(tick(visas)).toBeChecked());
    },
  },
  {
    caption: 'She deletes it, and then forever',
    play: async ({ userEvent }) => {
      await choose(userEvent, say('Actions for “{title}”', { title: visas }), say('Delete'));
      await waitFor(() => expect(titles()).not.toContain(visas));
      await openOnPhone(userEvent, say('Lists and tags'));
      await userEvent.click(await screen.findByRole('link', { name: startsWith(say('Deleted', {}, 'tasks')) }));
      await list(say('Deleted', {}, 'tasks'));
      await choose(userEvent, say('Actions for “{title}”', { title: visas }), say('Delete forever'));
      await userEvent.click(await screen.findByRole('button', { name: say('Delete forever') }));
      await waitFor(() => expect(titles()).not.toContain(visas));
      await waitFor(async () => expect(await onServer(visas)).toBeUndefined());
    },
  },
]);
