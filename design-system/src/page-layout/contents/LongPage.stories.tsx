import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { LongPage } from './LongPage.tsx';
import * as examples from './LongPage.examples.tsx';

const sections = ['Cover', 'Claims', 'Terms'].map((title) => ({ id: title.toLowerCase(), title }));

const meta = {
  component: LongPage,
  args: {
    label: 'On this page',
    sections,
    children: sections.map(({ id, title }) => (
      <section key={id} id={id} style={{ blockSize: '80vh' }}>
        <h2>{title}</h2>
      </section>
    )),
  },
} satisfies Meta<typeof LongPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Terms: Story = { render: examples.Terms };
export const Conforms: Story = conformance(LongPage, {
  label: 'On this page',
  sections,
  children: <h2 id="cover">Cover</h2>,
});

export const SaysWhichSectionIsInSight: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, canvasElement }) => {
    const current = () => canvas.getByRole('link', { current: 'location' }).textContent;
    await waitFor(() => expect(current()).toBe('Cover'));

    canvasElement.querySelector('#terms')?.scrollIntoView();
    await waitFor(() => expect(current()).toBe('Terms'));
  },
};

export const ListsNothingWhenThereIsNothingToChooseFrom: Story = {
  args: { sections: sections.slice(0, 1) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
  },
};
