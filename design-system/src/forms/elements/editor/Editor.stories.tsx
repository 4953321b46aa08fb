import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { editorKeyboard } from './editor.keyboard.ts';
import * as examples from './Editor.examples.tsx';
import { Editor, type EditorProps } from './Editor.tsx';

const meta = {
  component: Editor,
  args: { label: 'Message', defaultValue: '<p>Have a good trip</p>', onChange: fn() },
  loaders: [() => import('../../../components/dropdowns/MenuLayer.tsx')],
} satisfies Meta<typeof Editor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const writing = ({ canvas }: Context): HTMLElement => canvas.getByRole('textbox', { name: 'Message' });
const press = ({ canvas, userEvent }: Context, name: string) => userEvent.click(canvas.getByRole('button', { name }));

async function chooseAll(context: Context) {
  await context.userEvent.click(writing(context));
  await context.userEvent.keyboard('{Control>}a{/Control}');
}

/** Writes as a person does: what stands in for typing elsewhere loses spaces in a text that is edited in place. */
function write(text: string) {
  document.execCommand('insertText', false, text);
}

function goToTheEnd(text: HTMLElement) {
  text.focus();
  getSelection()?.selectAllChildren(text);
  getSelection()?.collapseToEnd();
}

export const Playground: Story = {};
export const Uncontrolled: Story = {
  render: examples.Uncontrolled,
  tags: ['W-EDT-01'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Before you fly' })).toBeVisible();
    goToTheEnd(canvas.getByRole('textbox'));
    write(' Then relax.');

    await expect(canvas.getByRole('textbox')).toHaveTextContent(/on Wi-Fi\. Then relax\.$/);
  },
};
export const Controlled: Story = {
  render: examples.Controlled,
  tags: ['W-EDT-02'],
  play: async ({ canvas, userEvent }) => {
    const text = canvas.getByRole('textbox', { name: 'Cover letter' });
    await userEvent.click(text);
    await userEvent.keyboard('{Control>}a{/Control}');
    write('Bon voyage');
    await expect(text).toHaveTextContent('Bon voyage');

    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }));
    await waitFor(() => expect(text).toHaveTextContent('Your policy is attached.'));
  },
};

export const Conforms: Story = conformance(
  Editor,
  { label: 'Message', description: 'Goes out by email', errorMessage: 'Write a line.' },
  { keyboard: editorKeyboard },
);

export const ShowsAndChangesHowTheChosenWordsLook: Story = {
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const bold = canvas.getByRole('button', { name: 'Bold' });
    await step('switches a mark on and off, and keeps the caret in the text', async () => {
      await chooseAll(context);
      await userEvent.click(bold);
      await expect(args.onChange).toHaveBeenLastCalledWith({ html: expect.stringMatching(/<strong>Have a good trip/) });
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
      await expect(writing(context)).toHaveFocus();
      await userEvent.click(bold);
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'false'));
    });
    await step('undoes and does again', async () => {
      await press(context, 'Undo');
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
      await press(context, 'Redo');
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'false'));
    });
    await step('makes it a heading, by a menu that says what it is', async () => {
      await press(context, 'Text style: Text');
      await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Heading 1' }));
      await waitFor(() => expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Have a good trip'));
      await expect(canvas.getByRole('button', { name: 'Text style: Heading 1' })).toBeVisible();
    });
  },
};

export const LinksWordsToSafeAddressesOnly: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await chooseAll(context);
    await press(context, 'Link');
    const address = await screen.findByRole('textbox', { name: 'Address' });
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.type(address, 'data:text/html,x{Enter}');
    await expect(address).toHaveAccessibleDescription('Enter an address that begins with https://.');

    await userEvent.clear(address);
    await userEvent.type(address, 'https://embarque.example{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('link', { name: 'Have a good trip' })).toHaveAttribute(
        'href',
        'https://embarque.example',
      ),
    );
  },
};

/** Puts markup in as a press of the keys for pasting does. */
function paste(text: HTMLElement, html: string) {
  text.focus();
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/html', html);
  text.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}

export const KeepsTheRowsOfAPastedTable: Story = {
  args: { defaultValue: '' },
  play: async (context) => {
    const cells = (row: string[]) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
    paste(writing(context), `<table>${cells(['Policy', 'EM-1'])}${cells(['Price', '100'])}</table>`);

    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      html: '<p dir="auto">Policy EM-1</p><p dir="auto">Price 100</p>',
    });
  },
};

const wordLine = (level: number, mark: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span ` +
  `style='font-family:Symbol'><span style='mso-list:Ignore'>${mark}<span style='font:7.0pt "Times New Roman"'>` +
  `&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp; </span></span></span><![endif]><span style='font-size:11.0pt'>${text}</span></p>`;

export const MakesListsOfThoseOfWord: Story = {
  name: 'Makes lists of those of Word (BR2-35)',
  args: { defaultValue: '' },
  play: async (context) => {
    const lines = [wordLine(1, '·', 'Passaporte'), wordLine(2, 'a.', 'Cópia'), wordLine(1, '·', 'Mala')];
    paste(writing(context), `<html><body><!--StartFragment-->${lines.join('\n')}<!--EndFragment--></body></html>`);

    const paragraph = (text: string) => `<p dir="auto">${text}</p>`;
    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      html:
        `<ul dir="auto"><li dir="auto">${paragraph('Passaporte')}` +
        `<ol dir="auto" type="a"><li dir="auto">${paragraph('Cópia')}</li></ol></li>` +
        `<li dir="auto">${paragraph('Mala')}</li></ul>`,
    });
  },
};

export const ReadsTheNamesOfAllCharacters: Story = {
  name: 'Reads the names of all characters (BR2-37)',
  args: { defaultValue: '<p>A&ccedil;&atilde;o &ndash; &euro; 10 &hellip; &copy; &foo; AT&T R&D</p>' },
  play: async (context) => {
    await expect(writing(context)).toHaveTextContent('Ação – € 10 … © &foo; AT&T R&D');
    paste(writing(context), '<p>&Ccedil;&rarr;&zwj;&NotEqualTilde; </p>');

    await expect(context.args.onChange).toHaveBeenLastCalledWith({
      html: expect.stringMatching(/Ç→\u200D≂̸ ?Ação – € 10 … © &amp;foo; AT&amp;T R&amp;D/),
    });
  },
};

export const AsksForAPictureThatCanBeShown: Story = {
  play: async (context) => {
    const { canvas, userEvent, step } = context;
    await press(context, 'Picture');
    const alt = await screen.findByRole('textbox', { name: 'What it shows' });
    const field = screen.getByLabelText('File');
    const type = 'image/png';
    await step('begins where words are typed', () => waitFor(() => expect(alt).toHaveFocus()));
    await step('says what is wrong with one that is too large, or is none', async () => {
      await userEvent.upload(field, new File(['x'.repeat(2_000_001)], 'beach.png', { type }));
      await expect(field).toHaveAccessibleDescription('This image is larger than 2 MB. Choose a smaller one.');
      await userEvent.upload(field, new File(['x'], 'broken.png', { type }));
      await waitFor(() => expect(field).toHaveAccessibleDescription("Couldn't read this image. Choose another one."));
    });
    await step('puts in a good one, with its words', async () => {
      await userEvent.type(alt, 'A dot');
      await userEvent.upload(field, new File([dot], 'dot.gif', { type: 'image/gif' }));
      await expect(await canvas.findByRole('img', { name: 'A dot' })).toBeInTheDocument();
    });
  },
};

const dot = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (byte) =>
  byte.charCodeAt(0),
);

export const KeepsOutWhatIsNotText: Story = {
  args: { defaultValue: '<p onclick="alert(1)">Fly<script>alert(1)</script> <b>high</b></p>' },
  play: async (context) => {
    const { args } = context;
    paste(writing(context), '<p><i>Ever</i><img src=x onerror=alert(1)><a href="javascript:alert(1)">!</a></p>');

    await expect(args.onChange).toHaveBeenLastCalledWith({
      html: '<p dir="auto"><em>Ever</em>!Fly <strong>high</strong></p>',
    });
  },
};

export const KeepsImagesOutOfATextWithoutThem: Story = {
  name: 'Keeps images out of a text without them (XB-08)',
  args: { defaultValue: '', takesImages: false, onImageRefused: fn() },
  play: async (context) => {
    const { args, canvas } = context;
    const html =
      '<h2>Lisbon</h2><p onclick="x()">By <b>tram</b><script>x()</script></p>' +
      '<img src="data:image/gif;base64,R0lG"><img src="https://tracker.example/p.gif" width="1" height="1">';
    paste(writing(context), html);

    await expect(args.onChange).toHaveBeenLastCalledWith({
      html: expect.stringMatching(/^<h2 dir="auto">Lisbon<\/h2><p dir="auto">By <strong>tram<\/strong><\/p>$/),
    });
    await expect(args.onImageRefused).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Picture' })).toBeNull();
  },
};

export const HasTheToolsOfALetterBelowTheText: Story = {
  args: { tools: 'letter', toolsPlacement: 'below' },
  play: async (context) => {
    const { args, canvas, userEvent, step } = context;
    const tools = within(canvas.getByRole('toolbar', { name: 'Formatting: Message' }));
    const nameOf = (button: HTMLElement) => button.getAttribute('aria-label')?.replace(/:.*/, '');
    await step('no others', async () => {
      const names = tools.getAllByRole('button').map(nameOf);
      await expect(names).toEqual(['Bold', 'Italic', 'Underline', 'Strike through', 'Alignment']);
    });
    await step('below the text, and after it for the Tab key', async () => {
      const { bottom } = writing(context).getBoundingClientRect();
      await expect(tools.getByRole('button', { name: 'Bold' }).getBoundingClientRect().top).toBeGreaterThanOrEqual(
        bottom,
      );
      writing(context).focus();
      await userEvent.tab();
      await expect(tools.getByRole('button', { name: 'Bold' })).toHaveFocus();
    });
    await step('and they work', async () => {
      await chooseAll(context);
      await press(context, 'Strike through');
      await expect(args.onChange).toHaveBeenLastCalledWith({ html: expect.stringMatching(/<s>Have a good trip/) });
    });
  },
};

// The first of these tools has no menu.
const letterKeyboard = editorKeyboard.filter(({ keys }) => !keys.includes('ArrowDown'));

export const LetterConforms: Story = conformance<EditorProps>(
  Editor,
  { label: 'Message', tools: 'letter' },
  { keyboard: letterKeyboard },
);

export const HasNoToolsWhileItIsReadOnly: Story = {
  args: { isReadOnly: true, tools: 'letter', toolsPlacement: 'below' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('toolbar')).toBeNull();
  },
};
