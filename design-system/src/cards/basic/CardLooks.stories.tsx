import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { conformance } from '../../conformance/conformance.tsx';
import { Postcard } from '../../widgets/postcard/Postcard.tsx';
import { CardGroup } from '../card-group/CardGroup.tsx';
import { Card, type CardProps } from '../card/Card.tsx';
import * as examples from './CardLooks.examples.tsx';

const meta = {} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Images: Story = {
  render: examples.Images,
  tags: ['W-CBA-06'],
  play: async ({ canvas }) => {
    const placesOf = (name: string) => {
      const card = canvas.getByRole('region', { name });
      const [words, image] = ['h2', 'svg'].map((part) => card.querySelector(part)?.getBoundingClientRect().top ?? 0);
      return Math.sign((image ?? 0) - (words ?? 0));
    };
    await expect([placesOf('Above'), placesOf('Below')]).toEqual([-1, 1]);

    const behind = canvas.getByRole('region', { name: 'Behind' });
    const [card, image] = [behind, behind.querySelector('svg')].map((box) => box?.getBoundingClientRect().height ?? 0);
    await expect(Math.abs((card ?? 0) - (image ?? 0))).toBeLessThanOrEqual(2);
  },
};

export const StyleVariation: Story = {
  render: examples.StyleVariation,
  tags: ['W-CBA-07'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('region').map((card) => getComputedStyle(card));
    const [solid, outline] = [cards.slice(0, 6), cards.slice(6)];

    await expect(new Set(solid.map(({ backgroundColor }) => backgroundColor)).size).toBe(6);
    await expect(new Set(outline.map(({ borderTopColor }) => borderTopColor)).size).toBe(6);
  },
};

export const Group: Story = {
  render: examples.Group,
  tags: ['W-CBA-08'],
  play: async ({ canvas }) => {
    const cards = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect());
    const gaps = cards.slice(1).map(({ left }, index) => left - (cards[index]?.right ?? 0));

    await expect(gaps).toEqual([0, 0]);
  },
};

export const GridOfCards: Story = {
  render: examples.GridOfCards,
  tags: ['W-CBA-08'],
  play: async ({ canvas }) => {
    const heights = canvas.getAllByRole('region').map((card) => card.getBoundingClientRect().height);

    await expect(new Set(heights).size).toBe(1);
  },
};

export const PictureCardConforms: Story = conformance<CardProps>(Card, {
  title: 'Iceland',
  subtitle: 'Under the northern lights',
  image: <Postcard destination="reykjavik" />,
  imagePosition: 'behind',
  align: 'center',
  children: 'Few words on a picture.',
});

export const GroupConforms: Story = conformance(CardGroup, {
  children: [<Card key="europe" title="Europe 10 GB" />, <Card key="japan" title="Japan 5 GB" />],
});
