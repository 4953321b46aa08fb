import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { conformance } from '../../../conformance/conformance.tsx';
import { isSafeLetterLink, sanitiseBody } from './mail-body.sanitise.ts';
import { links, payloads } from './mail-body.payloads.testing.ts';
import { MailBody, type MailBodyProps } from './MailBody.tsx';
import * as examples from './MailBody.examples.tsx';

const meta = {
  component: MailBody,
  args: { title: 'A letter', html: '<p>Hello <strong>you</strong></p>' },
} satisfies Meta<typeof MailBody>;

export default meta;
type Story = StoryObj<typeof meta>;

const frameIn = (root: HTMLElement) => root.querySelector('iframe') as HTMLIFrameElement;
const bodyOf = async (root: HTMLElement): Promise<HTMLElement> => {
  const { body } = await waitFor(() => {
    const document = frameIn(root).contentDocument;
    if (!document?.querySelector('style')) throw new Error('The letter is not there yet.');
    return document;
  });
  return body;
};

export const Playground: Story = {
  play: async ({ canvasElement }) => {
    const body = await bodyOf(canvasElement);
    await expect(body).toHaveTextContent('Hello you');
    await expect(body.querySelector('p > strong')).toHaveTextContent('you');
  },
};

export const Conforms: Story = conformance<MailBodyProps>(MailBody, meta.args);

export const Letter: Story = {
  render: examples.Letter,
  play: async ({ canvasElement }) => {
    const body = await bodyOf(canvasElement);
    await expect(body.ownerDocument.documentElement.lang).toBe(document.documentElement.lang);
    const link = body.querySelector('a');
    await expect(link).toHaveAttribute('target', '_blank');
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(link).toHaveAttribute('title', 'https://embarque.example');
    const frame = frameIn(canvasElement);
    await waitFor(() => expect(frame.offsetHeight).toBeGreaterThanOrEqual(body.scrollHeight));
  },
};

/** Security rule S24: the words of a link can promise anything. */
export const SaysWhereALinkLeadsBeforeItIsFollowed: Story = {
  args: {
    html: '<p><a href="https://evil.example/login">www.your-bank.example</a> <a href="mailto:a@b.example">Mail</a></p>',
  },
  play: async ({ canvasElement, userEvent }) => {
    const open = spyOn(window, 'open').mockReturnValue(null);
    const body = await bodyOf(canvasElement);
    const link = within(body).getByText('www.your-bank.example');
    link.click();
    const notice = within(await screen.findByRole('alertdialog', { name: 'Open an external page?' }));
    await waitFor(() => expect(notice.getByText('evil.example')).toBeVisible());
    await expect(notice.getByText('https://evil.example/login')).toBeVisible();
    await userEvent.click(notice.getByRole('button', { name: 'Stay here' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(open).not.toHaveBeenCalled();

    link.click();
    await userEvent.click(await screen.findByRole('button', { name: 'Open page' }));
    await expect(open).toHaveBeenCalledWith('https://evil.example/login', '_blank', 'noopener,noreferrer');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    open.mockRestore();
  },
};

export const AsksNoOtherServerUntilItIsWanted: Story = {
  render: examples.RemotePicture,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect((await bodyOf(canvasElement)).querySelector('img')).not.toHaveAttribute('src');
    await expect(askedFor('pictures.example')).toEqual([]);
    const csp = () =>
      frameIn(canvasElement).contentDocument?.querySelector('meta[http-equiv]')?.getAttribute('content');
    await expect(csp()).toContain('img-src data:;');

    await userEvent.click(canvas.getByRole('button', { name: 'Show images' }));
    await waitFor(async () =>
      expect((await bodyOf(canvasElement)).querySelector('img')).toHaveAttribute(
        'src',
        'https://pictures.example/beach.png',
      ),
    );
    await expect(csp()).toContain('img-src data: https:;');
    await expect(frameIn(canvasElement)).toHaveFocus();
  },
};

export const IsShutIn: Story = {
  play: async ({ canvasElement }) => {
    const frame = frameIn(canvasElement);
    await expect([...frame.sandbox]).toEqual(['allow-same-origin', 'allow-popups', 'allow-popups-to-escape-sandbox']);
    const csp = (await bodyOf(canvasElement)).ownerDocument.querySelector('meta[http-equiv]')?.getAttribute('content');
    await expect(csp).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; img-src data:; /);
    await expect(csp).toMatch(/base-uri 'none'; form-action 'none'$/);
  },
};

/** Every letter of the list at once: nothing is called, nothing is asked for, nothing leaves, nothing covers. */
export const NoHostileLetterDoesAnything: Story = {
  render: () => (
    <>
      {Object.entries(payloads).map(([name, html]) => (
        <MailBody key={name} title={name} html={`<p>Before</p>${html}<p>After</p>`} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const canary = fn();
    Object.assign(globalThis, { canary });
    const frames = [...canvasElement.querySelectorAll('iframe')];
    await waitFor(() =>
      frames.forEach((frame) => {
        if (!frame.contentDocument?.querySelector('style')) throw new Error(`${frame.title} is not there yet.`);
      }),
    );
    for (const { title, contentDocument, contentWindow } of frames) {
      const body = contentDocument?.body;
      const names = [...(body?.querySelectorAll('*') ?? [])].flatMap((each) => each.getAttributeNames());
      await expect({
        title,
        names: names.filter((name) => /^on|style|^id$|^name$|srcset|action|background/.test(name)),
      }).toEqual({ title, names: [] });
      await expect({
        title,
        found: body?.querySelectorAll(
          'script, style, iframe, object, embed, form, input, button, svg, math, base, meta, link, template, video',
        ).length,
      }).toEqual({ title, found: 0 });
      await expect([...(body?.querySelectorAll<HTMLAnchorElement>('a[href]') ?? [])]).toEqual([]);
      await expect(contentWindow?.location.href).toBe('about:srcdoc');
    }
    await expect(canary).not.toHaveBeenCalled();
    await expect(askedFor('evil.example')).toEqual([]);
  },
};

export const FollowsOnlyPagesMailboxesAndTelephones: Story = {
  play: async () => {
    for (const [address, expected] of links)
      await expect([address, isSafeLetterLink(address)]).toEqual([address, expected]);
    await expect(
      sanitiseBody('<a href="https://a.example" id="x" onclick="y()">z</a>', { showsImages: false }).html,
    ).toBe('<a href="https://a.example" target="_blank" rel="noopener noreferrer" title="https://a.example">z</a>');
  },
};

function askedFor(host: string): string[] {
  return performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => new URL(name).hostname.endsWith(host));
}
