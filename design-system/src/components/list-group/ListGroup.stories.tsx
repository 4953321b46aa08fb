import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { buttonKeyboard } from '../buttons/button.keyboard.ts';
import { ListGroup } from './ListGroup.tsx';
import { ListGroupItem } from './ListGroupItem.tsx';
import * as examples from './ListGroup.examples.tsx';

const onPress = fn();

const meta = {
  component: ListGroup,
  subcomponents: { ListGroupItem },
  args: {
    children: [
      <ListGroupItem key="policy" onPress={onPress} isCurrent>
        Policy
      </ListGroupItem>,
      <ListGroupItem key="card" onPress={onPress} isDisabled>
        Emergency card
      </ListGroupItem>,
    ],
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof ListGroup>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
export const Simple: Story = { render: examples.Simple, tags: ['W-LST-01'] };
export const Disabled: Story = { render: examples.Disabled, tags: ['W-LST-02'] };
export const Numbered: Story = { render: examples.Numbered, tags: ['W-LST-03'] };
export const WithIcons: Story = { render: examples.WithIcons, tags: ['W-LST-04'] };
export const WithBadges: Story = { render: examples.WithBadges, tags: ['W-LST-05'] };
export const LinksAndButtons: Story = { render: examples.LinksAndButtons, tags: ['W-LST-06'] };
export const Tones: Story = { render: examples.Tones, tags: ['W-LST-07'] };
export const CustomContent: Story = { render: examples.CustomContent, tags: ['W-LST-08'] };
export const Flush: Story = { render: examples.Flush, tags: ['W-LST-09'] };
export const Horizontal: Story = { render: examples.Horizontal, tags: ['W-LST-10'] };
export const Navigation: Story = { render: examples.Navigation, tags: ['W-LST-11'] };

export const Conforms: Story = conformance(
  ListGroup,
  { children: <ListGroupItem onPress={() => {}}>Policy</ListGroupItem> },
  { keyboard: buttonKeyboard },
);
export const ItemConforms: Story = conformance(
  (props: Parameters<typeof ListGroupItem>[0]) => (
    <ListGroup>
      <ListGroupItem {...props} />
    </ListGroup>
  ),
  { children: 'Choose the trip' },
);

export const IsAListThatSaysWhichItemIsCurrent: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Policy');
  },
};

export const IsPressedUnlessDisabled: Story = {
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Policy' }));
    canvas.getByRole('button', { name: 'Emergency card' }).click();

    await expect(onPress).toHaveBeenCalledOnce();
  },
};

export const ALinkWithAPressHandlerIsNotFollowed: Story = {
  render: () => (
    <ListGroup>
      <ListGroupItem href="#followed" onPress={onPress}>
        Claims
      </ListGroupItem>
    </ListGroup>
  ),
  play: async ({ canvas, userEvent }) => {
    onPress.mockClear();
    await userEvent.click(canvas.getByRole('link', { name: 'Claims' }));

    await expect(onPress).toHaveBeenCalledOnce();
    await expect(location.hash).toBe('');
  },
};

export const MovesToTheItemThatWasPressed: Story = {
  render: examples.LinksAndButtons,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Terms' }));

    await expect(canvas.getByRole('button', { current: true })).toHaveTextContent('Terms');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('All sales');
  },
};

export const ShowsTheViewOfTheChosenItem: Story = {
  render: examples.Navigation,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Coverage' }));

    await expect(canvas.getByRole('tabpanel', { name: 'Coverage' })).toHaveTextContent(/Medical costs/);
  },
};
