import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Badge } from '../../components/badges/Badge.tsx';
import { Button } from '../../components/buttons/Button.tsx';
import { buttonKeyboard } from '../../components/buttons/button.keyboard.ts';
import { conformance } from '../../conformance/conformance.tsx';
import { MailReader, type MailReaderProps } from './MailReader.tsx';
import * as examples from './MailReader.examples.tsx';

const args = {
  title: 'Lost suitcase',
  badges: <Badge>Claims</Badge>,
  actions: 'Star',
  onBack: fn(),
  children: <p>The letter</p>,
};

/** It lies over what it stands in. */
const InABox = (props: MailReaderProps) => (
  <div style={{ position: 'relative', blockSize: '24rem' }}>
    <MailReader {...props} />
  </div>
);

const meta = {
  component: MailReader,
  args,
  argTypes: { badges: { control: false }, children: { control: false } },
  render: (props) => <InABox {...props} />,
  // How it comes in is not what these stories are about.
  globals: { motion: 'reduced' },
} satisfies Meta<typeof MailReader>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const ClaimOfATraveller: Story = {
  render: examples.ClaimOfATraveller,
  loaders: [() => import('../../components/popovers/PopoverLayer.tsx')],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'beatriz@example.com: show details' }));
    await waitFor(() => expect(screen.getByText('desk@embarque.example')).toBeVisible());
  },
};

export const Phone: Story = { ...ClaimOfATraveller, globals: { viewport: { value: 'mobile1' } } };

export const Conforms: Story = conformance<MailReaderProps>(InABox, args, { keyboard: buttonKeyboard });

export const TakesFocusToItsSubjectAndLeadsBack: Story = {
  play: async ({ args: { onBack }, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { name: 'Lost suitcase' })).toHaveFocus();
    await expect(canvas.getByRole('region', { name: 'Lost suitcase' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Labels' })).toHaveTextContent('Claims');
    await userEvent.click(canvas.getByRole('button', { name: 'Back to the list' }));
    await expect(onBack).toHaveBeenCalledOnce();
  },
};

export const SaysThatTheMailIsLoading: Story = {
  args: { isBusy: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading message…');
  },
};

export const SaysTheSubjectOfAMailThatItTurnsTo: Story = {
  render: (props) => <Turning {...props} />,
  play: async ({ canvas, userEvent }) => {
    const said = canvas.getByRole('status');
    await expect(said).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(said).toHaveTextContent('Lost suitcase');
    const { firstChild } = said;
    // The next mail is of the same subject, and is another one.
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(said).toHaveTextContent('Lost suitcase');
    await expect(said.firstChild).not.toBe(firstChild);
    // The focused element was part of the previous message.
    await expect(canvas.getByRole('heading', { name: 'Lost suitcase' })).toHaveFocus();
  },
};

function Turning(props: MailReaderProps) {
  const [mailId, setMailId] = useState(1);
  return (
    <InABox {...props} mailId={mailId}>
      <Button key={mailId} onClick={() => setMailId(mailId + 1)}>
        Next
      </Button>
    </InABox>
  );
}

export const NamesAMailWithoutASubject: Story = {
  args: { title: '', badges: undefined, actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: '(no subject)' })).toBeVisible();
    await expect(canvas.queryByRole('group', { name: 'Labels' })).toBeNull();
  },
};

export const CanBeScrolledWithoutAPointer: Story = {
  args: { children: <div style={{ blockSize: '80rem' }}>A long letter</div> },
  play: async ({ canvas, userEvent }) => {
    const letter = canvas.getByRole('group', { name: 'Messages' });
    await userEvent.tab();
    await expect(letter).toHaveFocus();
    await expect(letter.scrollHeight).toBeGreaterThan(letter.clientHeight);
  },
};

export const LongSubjectsKeepTheirLine: Story = {
  args: { title: 'Unbreakable'.repeat(30), children: <p>{'Unbreakable'.repeat(30)}</p> },
  play: async ({ canvas }) => {
    const reader = canvas.getByRole('region');
    await expect(reader.scrollWidth).toBe(reader.clientWidth);
    const letter = canvas.getByRole('group', { name: 'Messages' });
    await expect(letter.scrollWidth).toBe(letter.clientWidth);
  },
};
