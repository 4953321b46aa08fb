// Written by `npm run machines`: one story for each state, at the end of the shortest way there.
import type { StoryObj } from '@storybook/react-vite';
import { reaches } from '#storybook/statechart/walk/reaches.ts';
import page from '../UsersPage.stories.tsx';
import { walk } from './users.walk.testing.ts';

const meta = { ...page, tags: ['!autodocs'] };

export default meta;
type Story = StoryObj<typeof meta>;

export const Changes: Story = reaches(walk, 'changes');
export const QuestionIdle: Story = reaches(walk, 'question.idle');
export const QuestionLoading: Story = reaches(walk, 'question.loading');
export const QuestionAsking: Story = reaches(walk, 'question.asking');
export const ReportNone: Story = reaches(walk, 'report.none');
export const ReportShown: Story = reaches(walk, 'report.shown');
