import { ReferenceText } from '@embarque/design-system';
import { salesApiScenarios } from '@embarque/mocks/sales-api/scenarios';
import { workdaySample } from '@embarque/mocks/workday/data';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { newestSale } from '#storybook/feature/sales.ts';
import { storyOf } from '#storybook/feature/story.ts';
import { required } from '#storybook/testing/required.ts';
import { ReferenceList } from './ReferenceList.tsx';
import { ReferenceLinks } from './ReferenceLinks.tsx';

const openClaim = () => required(workdaySample().claims[0], 'claim');

/** A text of a page, such as a comment. */
function Comment({ text }: { text: string }) {
  return (
    <ReferenceLinks>
      <p>
        <ReferenceText>{text}</ReferenceText>
      </p>
    </ReferenceLinks>
  );
}

const meta = {
  component: Comment,
  title: 'references/ReferenceLinks',
  tags: ['!autodocs'],
  args: { text: `The order is ${newestSale().id}.` },
} satisfies Meta<typeof Comment>;

export default meta;
type Story = StoryObj<typeof meta>;

const card = () => screen.findByRole('tooltip');

export const AWordOfEachKindIsALinkAndAnUnknownNumberIsText: Story = {
  tags: ['core'],
  args: {
    text: `${newestSale().id}, ${openClaim().id}, #5030, @Noa Ben-Ami and S-99999, C-99999, #9999, @Nobody Known`,
  },
  play: async ({ args, canvas, canvasElement }) => {
    const sale = newestSale();
    const claim = openClaim();
    await expect(await canvas.findByRole('link', { name: sale.id })).toHaveAttribute('href', `/sales?sale=${sale.id}`);
    const hrefs = () => canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await waitFor(() =>
      expect(hrefs()).toEqual([
        [sale.id, `/sales?sale=${sale.id}`],
        [claim.id, `/sales?sale=${claim.saleId}`],
        ['#5030', '/apps/invoice/preview/5030'],
        ['@Noa Ben-Ami', expect.stringMatching(/^\/apps\/user\/view\/\d+$/)],
      ]),
    );
    await expect(canvasElement).toHaveTextContent(args.text);
  },
};

export const TheCardHasTheFactsOfTheSaleAndTheLinkLeadsToIt: Story = {
  tags: ['core'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const { id, customer, product } = newestSale();
    const link = await canvas.findByRole('link', { name: id });
    await userEvent.tab();
    await waitFor(async () => expect(await card()).toHaveTextContent(product));
    await expect(await card()).toHaveTextContent(customer.name);
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(storyOf(context).router.state.location.search).toBe(`?sale=${id}`));
  },
};

export const TheCardTellsThatTheSaleIsGone: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: newestSale().id });
    msw.use(salesApiScenarios.noSales);
    await userEvent.tab();
    await waitFor(async () => expect(await card()).toHaveTextContent('It no longer exists.'));
  },
};

export const TheCardTellsThatTheFactsFailed: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: newestSale().id });
    msw.use(salesApiScenarios.refused);
    await userEvent.tab();
    await waitFor(async () => expect(await card()).toHaveTextContent("Couldn't load this."));
  },
};

export const TheCardWaitsForTheFacts: Story = {
  play: async ({ canvas, msw, userEvent }) => {
    await canvas.findByRole('link', { name: newestSale().id });
    msw.use(salesApiScenarios.stillLoading);
    await userEvent.tab();
    await waitFor(async () => expect((await card()).querySelector('[aria-busy="true"]')).not.toBeNull());
  },
};

export const WithoutTheRightToSalesTheirNumbersAreText: Story = {
  parameters: { session: 'client' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(newestSale().id);
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const AFieldListsWhatItsTextNames: Story = {
  args: { text: `Call about ${newestSale().id} and S-99999, then ${newestSale().id} again` },
  render: ({ text }) => <ReferenceList text={text} />,
  play: async ({ canvas }) => {
    const group = await canvas.findByRole('group', { name: 'In this text' });
    await expect(group).toHaveTextContent(new RegExp(`^${newestSale().id}$`));
  },
};
