import type { Meta, StoryObj } from '@storybook/react-vite';
import { SELECT_STORY } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { expect, fn, waitFor, within } from 'storybook/test';
import { required } from '../../testing/required.ts';
import { CoveragePage } from './CoveragePage.tsx';
import { sample } from './coverage.samples.ts';
import { forgetViews } from './useView.ts';

const meta = {
  title: 'Coverage',
  component: CoveragePage,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: { section: 'specification' },
} satisfies Meta<typeof CoveragePage>;

export default meta;
type Story = StoryObj<typeof meta>;

const lines = (canvas: Canvas) =>
  canvas.getAllByRole('listitem').map((line: HTMLElement) => line.querySelector('code')?.textContent);
type Canvas = ReturnType<typeof within>;

// Hundreds of lines of one kind: a chapter stands for them when accessibility is checked.
export const Specification: Story = { tags: ['!test'] };
export const Catalogue: Story = { tags: ['!test'], args: { section: 'catalogue' } };

export const AChapterLeadsToTheStoriesThatProveIt: Story = {
  tags: ['!dev'],
  beforeEach: forgetViews,
  args: { section: '4-states.md' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^A kanban task moves between boards / })).toHaveAttribute(
      'href',
      './?path=/story/features-kanban-board-kanbanmoves--dragging-reorders-and-changes-the-board',
    );
    await expect(canvas.getByRole('status')).not.toHaveTextContent('untested');
  },
};

const loadSample = () => Promise.resolve({ coverage: sample });

export const ALineThatNothingProvesIsNamed: Story = {
  tags: ['!dev'],
  beforeEach: forgetViews,
  args: { section: 'all', load: loadSample },
  play: async ({ canvas, userEvent }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('4 lines: 2 tested, 1 not testable, 1 untested'),
    );
    const tested = canvas
      .getAllByRole('progressbar')
      .map((bar) => [bar.getAttribute('aria-valuetext'), bar.getAttribute('aria-label')]);
    await expect(tested).toEqual([
      ['50%', 'Tested lines of 1. Signs'],
      ['100%', 'Tested lines of Arrows'],
    ]);
    await userEvent.click(canvas.getByRole('switch', { name: 'Untested only' }));
    await expect(lines(canvas)).toEqual(['SPEC-1.3-a']);
    await expect(canvas.getByText('Exits are green.')).toHaveTextContent('Untested');

    await userEvent.type(canvas.getByRole('searchbox'), 'zeppelin');
    await expect(await canvas.findByRole('heading', { name: 'No line matches' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show all lines' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Section' }), 'The catalogue');
    await expect(lines(canvas)).toEqual(['SGN-01']);
  },
};

export const APressOpensTheStoryAndDetailsSayWhatElseProvesIt: Story = {
  tags: ['!dev'],
  beforeEach: forgetViews,
  args: { section: 'all', load: loadSample },
  play: async ({ canvas, userEvent }) => {
    const opened = fn();
    addons.getChannel().on(SELECT_STORY, opened);
    await userEvent.click(await canvas.findByRole('link', { name: 'An arrow for each way' }));
    await expect(opened).toHaveBeenCalledWith({ storyId: 'features-signs--arrows' });
    addons.getChannel().off(SELECT_STORY, opened);

    const button = canvas.getByRole('button', { name: 'Details of SPEC-1.1-a' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    const details = within(required(document.getElementById(button.getAttribute('aria-controls') ?? ''), 'details'));
    await waitFor(() => expect(details.getByText('gates are yellow')).toBeVisible());
    await expect(details.getByText('/apps/signs')).toBeVisible();
    await expect(details.getByRole('link', { name: 'To the gate' })).toBeVisible();
    await expect(details.getByRole('link', { name: 'ready.idle' })).toHaveAttribute(
      'href',
      './?path=/story/features-signs--ready-idle',
    );
  },
};

export const PhoneFromTheRight: Story = {
  tags: ['!dev'],
  beforeEach: forgetViews,
  args: { section: 'all', load: loadSample },
  globals: { viewport: { value: 'mobile1' }, direction: 'rtl' },
};
