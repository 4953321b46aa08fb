import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HighlightScope } from '../../components/highlight/HighlightScope.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { readRichText } from './rich-text.read.ts';
import { RichText } from './RichText.tsx';
import * as examples from './RichText.examples.tsx';

const args = { content: readRichText('<p>One <strong>paragraph</strong> of text.</p>') };

const meta = { component: RichText, args } satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Article: Story = {
  render: examples.Article,
  play: async ({ canvas }) => {
    const heading = canvas.getByRole('heading', { level: 3, name: 'When you arrive' });
    await expect(heading).toHaveAttribute('id', 'when-you-arrive');
    const links = canvas.getAllByRole('link', { name: 'Link to this section' });
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['#install', '#when-you-arrive']);
    await expect(links[1]).toHaveAccessibleDescription('When you arrive');
  },
};

export const Conforms: Story = conformance(RichText, args);

export const DrawsNothingThatRunsOrLoads: Story = {
  args: {
    content: readRichText(
      '<p onclick="x()" style="position:fixed">Text <b>bold</b></p><script>x()</script><img src="x" onerror="x()"><form><input></form>' +
        '<iframe src="/"></iframe><style>*{display:none}</style><a href="java&#9;script:x()">bad</a><a href="//evil.example">worse</a>' +
        '<a href="/pages/faq">good</a><img src="https://evil.example/pixel.png"><img src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="A dot" onload="x()">',
    ),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('bold')).toBeVisible();
    await expect(canvas.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['good']);
    await expect(canvas.getAllByRole<HTMLImageElement>('img').map(({ alt }) => alt)).toEqual(['A dot']);
    await expect(
      canvasElement.querySelector('script, [onload], form, input, iframe, style, [onclick], p[style]'),
    ).toBeNull();
    await expect(canvasElement).toHaveTextContent('Text boldbadworsegood');
  },
};

export const LooksAsItsAuthorWroteIt: Story = {
  args: {
    content: readRichText(
      '<h2 style="text-align: center">Aboard</h2><p style="text-align: center; position: fixed">At <span style="font-size: 24px; color: red">sea</span></p>',
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Aboard' })).toHaveStyle({ textAlign: 'center' });
    await expect(canvas.getByText('At')).toHaveAttribute('style', 'text-align: center;');
    await expect(canvas.getByText('sea')).toHaveAttribute('style', 'font-size: 24px;');
  },
};

export const ScrollsAWideTableByItself: Story = {
  args: {
    content: readRichText(
      `<table><tbody>\n<tr><th>City</th><th colspan="2">${'Priceless'.repeat(20)}</th></tr><tr><th>Lima</th><td>R$ 20</td></tr></tbody></table>`,
    ),
  },
  globals: { viewport: { value: 'mobile1' } },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Table' })).toHaveAttribute('tabindex', '0'));
    await expect(canvas.getAllByRole('columnheader').map((head) => head.getAttribute('colspan'))).toEqual([null, '2']);
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Lima');
    await expect(canvasElement.scrollWidth).toBe(canvasElement.clientWidth);
  },
};

export const MarksTextOnly: Story = {
  args: { content: readRichText('<p>AT&amp;T <strong class="at">and</strong> a &lt;b&gt;</p>') },
  decorators: [
    (Story) => (
      <HighlightScope query="t&t">
        <Story />
      </HighlightScope>
    ),
  ],
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent('T&T'));
    await expect(canvasElement).toHaveTextContent('AT&T and a <b>');
    await expect(canvasElement.querySelectorAll('strong')).toHaveLength(1);
  },
};
