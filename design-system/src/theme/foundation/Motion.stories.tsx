import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, spyOn } from 'storybook/test';
import { styled } from 'styled-components';
import { Button } from '../../components/buttons/Button.tsx';
import { Stack } from '../../page-layout/primitives/Stack.tsx';
import { theme } from '../theme.ts';
import { TokenTable } from '#storybook/tokens/TokenTable.tsx';

/** Short movements that explain where something came from. With reduced motion, nothing moves. */
const meta = { title: 'Foundation/Motion', component: TokenTable } satisfies Meta<typeof TokenTable>;

export default meta;
type Story = StoryObj<typeof meta>;

const writeText = fn<(text: string) => Promise<void>>();

const Track = styled.span`
  display: block;
  inline-size: 8rem;
`;

const Mark = styled.span<{ $isThere: boolean; $duration: string; $easing: string }>`
  display: block;
  inline-size: 1rem;
  block-size: 1rem;
  border-radius: ${theme.radius.full};
  background: ${theme.color.primary};
  margin-inline-start: ${({ $isThere }) => ($isThere ? 'calc(100% - 1rem)' : 0)};
  transition: margin ${({ $duration }) => $duration} ${({ $easing }) => $easing};
`;

function Movements({ group }: { group: 'duration' | 'easing' }) {
  const [isThere, setThere] = useState(false);
  return (
    <Stack gap="m" align="start">
      <Button variant="soft" onClick={() => setThere((was) => !was)}>
        Play
      </Button>
      <TokenTable
        group={group}
        sample={(value) => (
          <Track>
            <Mark
              $isThere={isThere}
              $duration={group === 'duration' ? value : '600ms'}
              $easing={group === 'easing' ? value : theme.easing.move}
            />
          </Track>
        )}
      />
    </Stack>
  );
}

export const Durations: Story = { args: { group: 'duration' }, render: () => <Movements group="duration" /> };

/** Drawn at three times the slowest duration, to see the difference. */
export const Easings: Story = { args: { group: 'easing' }, render: () => <Movements group="easing" /> };

export const APressCopiesTheTokenTheVariableOrTheValue: Story = {
  args: { group: 'duration' },
  beforeEach: () => {
    writeText.mockReset().mockResolvedValue();
    spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText);
  },
  play: async ({ canvas, userEvent }) => {
    for (const text of ['duration.fast', '--e-duration-fast', '120ms']) {
      await userEvent.click(canvas.getByRole('button', { name: text }));
      await expect(writeText).toHaveBeenLastCalledWith(text);
      await expect(await canvas.findByText(`${text} copied`)).toBeInTheDocument();
    }
  },
};
