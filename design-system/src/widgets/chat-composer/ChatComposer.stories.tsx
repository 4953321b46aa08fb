import type { Meta, StoryObj } from '@storybook/react-vite';
import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../components/buttons/Button.tsx';
import { conformance } from '../../conformance/conformance.tsx';
import { eveningImage } from '../kanban-board/kanban.samples.ts';
import { chatComposerKeyboard } from './chat-composer.keyboard.ts';
import type { ChatComposerProps } from './chat-composer.types.ts';
import * as examples from './ChatComposer.examples.tsx';
import { ChatComposer } from './ChatComposer.tsx';

type Props = Omit<ChatComposerProps, 'ref'>;

const args: Props = { person: 'Ana Lima', onSend: fn() };

const meta = {
  component: ChatComposer,
  args,
  parameters: { keyboard: chatComposerKeyboard },
} satisfies Meta<typeof ChatComposer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

const fieldIn = ({ canvas }: Pick<Context, 'canvas'>) =>
  canvas.getByLabelText<HTMLTextAreaElement>('Message to Ana Lima');
const picture = (name: string, size = 10) => new File([new Uint8Array(size)], name, { type: 'image/png' });

export const Playground: Story = { args: { onStage: fn(), onVoice: fn() } };
export const ReplyWithAPicture: Story = { render: examples.ReplyWithAPicture };

/** The ref of a composer moves focus into it, so its root is found here by the box that it stands in. */
function InABox({ ref, ...props }: Props & { ref?: Ref<never> }) {
  const box = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => box.current?.firstElementChild as never);
  return (
    <div ref={box}>
      <ChatComposer {...props} />
    </div>
  );
}

export const Conforms: Story = conformance<Props>(
  InABox,
  { ...args, value: 'Hello' },
  { keyboard: chatComposerKeyboard },
);

export const SendsWithEnterAndNoBlanks: Story = {
  play: async (context) => {
    const {
      args: { onSend },
      canvas,
      userEvent,
    } = context;
    const field = fieldIn(context);
    await userEvent.type(field, '  {Enter}');
    await expect(onSend).not.toHaveBeenCalled();
    await userEvent.type(field, 'First{Shift>}{Enter}{/Shift}second ');
    await expect(field).toHaveValue('  First\nsecond ');
    await userEvent.keyboard('{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(onSend).toHaveBeenCalledWith({ text: 'First\nsecond' });
    await expect(field).toHaveValue('');

    await userEvent.type(field, 'Third');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(onSend).toHaveBeenLastCalledWith({ text: 'Third' });
    await expect(field).toHaveFocus();
  },
};

export const LeavesEnterToAnInputMethod: Story = {
  name: 'Leaves Enter to an input method (XC-01)',
  play: async (context) => {
    const {
      args: { onSend },
      step,
      userEvent,
    } = context;
    const field = fieldIn(context);
    await userEvent.type(field, 'konnichiwa');
    const enter = async (over: KeyboardEventInit & { keyCode?: number }) => {
      await fireEvent.keyDown(field, { key: 'Enter', keyCode: 13, ...over });
    };

    await step('while it composes', () => enter({ isComposing: true }));
    await step('by the code of older browsers', () => enter({ keyCode: 229 }));
    await step('in the order of Safari, which ends the composition first', async () => {
      const inOneTask = new Event('compositionend', { bubbles: true });
      field.dispatchEvent(inOneTask);
      const isFree = field.dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true }),
      );
      await expect(isFree).toBe(false);
    });
    await expect(onSend).not.toHaveBeenCalled();
    await expect(field).toHaveValue('konnichiwa');

    await step('the next Enter sends', async () => {
      await userEvent.type(field, '{Enter}');
      await expect(onSend).toHaveBeenCalledOnce();
      await expect(onSend).toHaveBeenCalledWith({ text: 'konnichiwa' });
    });
  },
};

export const TakesTheWordsOfAClipboardOrElseItsPicture: Story = {
  name: 'Takes the words of a clipboard, or else its picture, and sends nothing',
  args: { onStage: fn() },
  play: async (context) => {
    const {
      args: { onSend, onStage },
      userEvent,
    } = context;
    const clipboard = new DataTransfer();
    const image = picture('screenshot.png');
    clipboard.items.add(image);
    clipboard.setData('text/plain', 'First line\nsecond line');
    fieldIn(context).focus();
    await userEvent.paste(clipboard);
    await expect(fieldIn(context)).toHaveValue('First line\nsecond line');
    await expect(onStage).not.toHaveBeenCalled();

    const bare = new DataTransfer();
    bare.items.add(image);
    await userEvent.paste(bare);
    await expect(onStage).toHaveBeenCalledOnce();
    await expect(onStage).toHaveBeenCalledWith({ files: [image] });
    await expect(onSend).not.toHaveBeenCalled();
  },
};

export const SaysWhyAFileIsNotTaken: Story = {
  args: { onStage: fn(), maxBytes: 1000, maxFiles: 2, images: [{ id: 'one', name: 'one.png', src: eveningImage }] },
  play: async ({ args: { onStage }, canvas, userEvent }) => {
    const [heavy, fitting, more] = [picture('heavy.png', 2000), picture('two.png'), picture('three.png')];
    const program = new File(['MZ'], 'setup.exe', { type: 'application/x-msdownload' });
    const files = canvas.getByLabelText('Files');
    await userEvent.upload(files, [heavy, fitting, more]);
    await expect(onStage).toHaveBeenCalledOnce();
    await expect(onStage).toHaveBeenCalledWith({ files: [fitting] });
    const refusal = canvas.getAllByRole('status')[0];
    await expect(refusal).toHaveTextContent(/heavy\.png wasn't added: it has 2 kB, and the limit is 1 kB\./);
    await expect(refusal).toHaveTextContent('A message takes 2 files at most.');

    const dropped = new DataTransfer();
    dropped.items.add(program);
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: dropped });
    canvas.getByLabelText('Message to Ana Lima').dispatchEvent(drop);
    await waitFor(() => expect(drop.defaultPrevented).toBe(true));
    await waitFor(() =>
      expect(refusal).toHaveTextContent(/setup\.exe can't be added\. Use png, jpeg, gif, webp, avif, pdf, doc, docx,/),
    );
    await expect(onStage).toHaveBeenCalledOnce();

    const folder = { webkitGetAsEntry: () => ({ isDirectory: true, name: 'Trip' }) };
    const dataTransfer = { types: ['Files'], items: [folder], files: [] };
    const folderDrop = Object.assign(new Event('drop', { bubbles: true, cancelable: true }), { dataTransfer });
    canvas.getByLabelText('Message to Ana Lima').dispatchEvent(folderDrop);
    await waitFor(() => expect(refusal).toHaveTextContent('“Trip” is a folder. Choose the files in it instead.'));
  },
};

export const SendsPicturesWithoutText: Story = {
  args: { onStage: fn(), onUnstage: fn(), images: [{ id: 'one', name: 'one.png', src: eveningImage }] },
  play: async (context) => {
    const {
      args: { onSend, onUnstage },
      canvas,
      userEvent,
    } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Show one.png in full size' }));
    const viewer = await screen.findByRole('dialog', { name: 'one.png' });
    await userEvent.click(within(viewer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.type(fieldIn(context), '{Enter}');
    await expect(onSend).toHaveBeenCalledOnce();
    await expect(onSend).toHaveBeenCalledWith({ text: '' });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove one.png' }));
    await expect(onUnstage).toHaveBeenCalledWith({ id: 'one' });
  },
};

export const GrowsToSixLines: Story = {
  play: async (context) => {
    const { userEvent } = context;
    const field = fieldIn(context);
    const line = Number.parseFloat(getComputedStyle(field).lineHeight);
    const heights = new Set<number>();
    for (let lines = 1; lines <= 9; lines += 1) {
      heights.add(field.clientHeight);
      await userEvent.type(field, 'x{Shift>}{Enter}{/Shift}');
    }
    await expect(heights.size).toBe(6);
    await expect(field.clientHeight).toBeCloseTo(6 * line + 18, 0);
  },
};

function Editing(props: Props) {
  const [value, setValue] = useState('The old text');
  return (
    <>
      <ChatComposer
        {...props}
        value={value}
        onChange={(change) => setValue(change.value)}
        context={{ kind: 'edit', sender: 'You', text: 'The old text' }}
      />
      <Button>Elsewhere</Button>
    </>
  );
}

export const KeepsAnEditedTextWhenOneClicksElsewhere: Story = {
  name: 'Keeps the edited text of a message when one clicks elsewhere (XC-16)',
  args: { onCancelContext: fn() },
  render: (props) => <Editing {...props} />,
  play: async (context) => {
    const {
      args: { onCancelContext },
      canvas,
      userEvent,
    } = context;
    await userEvent.type(fieldIn(context), ' and more');
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await userEvent.click(document.body);
    await expect(fieldIn(context)).toHaveValue('The old text and more');
    await expect(onCancelContext).not.toHaveBeenCalled();
    await userEvent.type(fieldIn(context), '{Escape}');
    await expect(onCancelContext).toHaveBeenCalledOnce();
  },
};

export const EditsTheLastMessageByTheArrowUp: Story = {
  args: { onEditLast: fn() },
  play: async (context) => {
    const {
      args: { onEditLast },
      userEvent,
    } = context;
    await userEvent.type(fieldIn(context), 'x{ArrowUp}');
    await expect(onEditLast).not.toHaveBeenCalled();
    await userEvent.type(fieldIn(context), '{Backspace}{ArrowUp}');
    await expect(onEditLast).toHaveBeenCalledOnce();
  },
};

export const OffersSavedReplies: Story = {
  args: {
    savedReplies: [
      { id: 'thanks', title: 'Thanks', text: 'Thank you for your message.' },
      { id: 'acao', title: 'Ação', text: 'We are on it.' },
    ],
  },
  play: async (context) => {
    const {
      args: { onSend },
      canvas,
      userEvent,
    } = context;
    await userEvent.type(fieldIn(context), '/');
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
    await userEvent.keyboard('acao{Enter}');
    await expect(fieldIn(context)).toHaveValue('We are on it.');
    await expect(onSend).not.toHaveBeenCalled();
    await expect(canvas.queryByRole('listbox')).toBeNull();
  },
};
