import { seenStates } from '#storybook/statechart/walk/beginning.ts';
import type { Exploration } from '#storybook/statechart/walk/explore.ts';
import type { WalkedMachine } from '#storybook/statechart/walk/walk.ts';

/** The file of the stories of a machine's states, beside its walk: `kanban.walk.testing.ts` has `KanbanEveryState.stories.tsx`. */
export function storyFileOf(walkFile: string): string {
  return walkFile.replace(/([\w-]+)\.walk\.testing\.ts$/, (_, name: string) => `${pascal(name)}EveryState.stories.tsx`);
}

/** One story for each state in which the machine waits. */
export function writeStateStories(walkFile: string, { page = '' }: WalkedMachine, exploration: Exploration): string {
  const name = walkFile.split('/').at(-1) ?? '';
  const stories = seenStates(exploration).map(
    (path) => `export const ${pascal(path)}: Story = reaches(walk, '${path}');\n`,
  );
  return `// Written by \`npm run machines\`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '${fileOf(page)}.stories.tsx';
import { walk } from './${name}';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

${stories.join('')}`;
}

const fileOf = (page: string) => (page.startsWith('.') ? page : `./${page}`);

function pascal(text: string): string {
  return text
    .split(/\W+/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');
}
