import { Trans, useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { Clapperboard, ImagePlus, Link2, type LucideIcon } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '../../../../components/buttons/Button.tsx';
import { IconButton } from '../../../../components/buttons/IconButton.tsx';
import { EmojiButton } from '../../../../components/emoji-picker/EmojiButton.tsx';
import { Popover } from '../../../../components/popovers/Popover.tsx';
import { Inline } from '../../../../page-layout/primitives/Inline.tsx';
import { Stack } from '../../../../page-layout/primitives/Stack.tsx';
import { FileField } from '../../input/file/FileField.tsx';
import { TextField } from '../../input/TextField.tsx';
import { isSafeImage } from '../document/html.ts';
import { linkAddressOf } from '../document/link-address.ts';

interface InsertProps {
  icon: LucideIcon;
  label: string;
  isOn?: boolean;
  children: (close: () => void) => ReactNode;
}

/** A tool that asks for more in a popover before it puts something in. */
export function Insert({ icon, label, isOn, children }: InsertProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Popover
      title={label}
      isOpen={isOpen}
      onOpenChange={(change) => setOpen(change.isOpen)}
      trigger={<IconButton icon={icon} label={label} size="small" aria-pressed={isOn} />}
    >
      {children(() => setOpen(false))}
    </Popover>
  );
}

/** Asks for an address that may be followed, and says when it is none. */
function AddressForm({ initial = '', takesFocus = false, onAddress, more }: AddressFormProps) {
  const { t } = useLingui();
  const [address, setAddress] = useState(initial);
  const [error, setError] = useState('');
  const send = (event: FormEvent) => {
    // The form around the editor is not meant.
    event.preventDefault();
    event.stopPropagation();
    const href = linkAddressOf(address);
    if (href !== undefined) onAddress(href);
    else setError(t`Enter an address that begins with https://.`);
  };
  return (
    <form noValidate onSubmit={send}>
      <Stack gap="m">
        <TextField
          type="url"
          label={t({ message: 'Address', context: 'web' })}
          placeholder="https://"
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          errorMessage={error}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to type in starts in its first field
          autoFocus={takesFocus}
        />
        <Inline>
          <Button type="submit" size="small">
            <Trans>Apply</Trans>
          </Button>
          {more}
        </Inline>
      </Stack>
    </form>
  );
}

interface AddressFormProps {
  initial?: string;
  /** Whether the field takes focus when it comes up: it is what the person came for. */
  takesFocus?: boolean;
  onAddress: (address: string) => void;
  /** Buttons beside the one that applies it. */
  more?: ReactNode;
}

/** Makes the chosen words a link; without any, the address itself stands there. */
export function LinkTool({ editor, href }: { editor: Editor; href: string }) {
  const { t } = useLingui();
  return (
    <Insert icon={Link2} label={t`Link`} isOn={href !== ''}>
      {(close) => (
        <AddressForm
          initial={href}
          takesFocus
          onAddress={(address) => {
            const isBare = editor.state.selection.empty && href === '';
            const link = { type: 'text', text: address, marks: [{ type: 'link', attrs: { href: address } }] };
            if (isBare) editor.commands.insertContent(link);
            else editor.chain().extendMarkRange('link').setLink({ href: address }).run();
            close();
          }}
          more={
            href !== '' && (
              <Button
                size="small"
                variant="ghost"
                tone="danger"
                onClick={() => {
                  editor.chain().extendMarkRange('link').unsetLink().run();
                  close();
                }}
              >
                <Trans>Remove link</Trans>
              </Button>
            )
          }
        />
      )}
    </Insert>
  );
}

/** Puts in a film or a page as a card that leads to it. */
export function LinkCardTool({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  return (
    <Insert icon={Clapperboard} label={t`Video or page`}>
      {(close) => (
        <AddressForm
          takesFocus
          onAddress={(href) => {
            editor.commands.insertContent({ type: 'linkCard', attrs: { href } });
            close();
          }}
        />
      )}
    </Insert>
  );
}

/** It is kept with the text, also in drafts on this device. */
const MOST_BYTES = 2_000_000;

/** Puts in a picture, by its address or out of a file, which then travels within the text. */
export function ImageTool({ editor }: { editor: Editor }) {
  const { t } = useLingui();
  const [alt, setAlt] = useState('');
  const [error, setError] = useState('');
  const insert = (src: string, close: () => void) => {
    if (!isSafeImage(src)) return setError(t`Choose a PNG, JPEG, GIF, WebP or AVIF image.`);
    editor.commands.setImage({ src, alt });
    setAlt('');
    setError('');
    close();
  };
  const read = async (file: File, close: () => void) => {
    if (file.size > MOST_BYTES) return setError(t`This image is larger than 2 MB. Choose a smaller one.`);
    try {
      const src = await dataUrlOf(file);
      // Rejected when the browser cannot draw it: a picture in name only would stay an empty frame in the text.
      if (isSafeImage(src)) (await createImageBitmap(file)).close();
      insert(src, close);
    } catch {
      setError(t`Couldn't read this image. Choose another one.`);
    }
  };
  return (
    <Insert icon={ImagePlus} label={t`Picture`}>
      {(close) => (
        <Stack gap="m">
          <TextField
            label={t`What it shows`}
            value={alt}
            onChange={({ target }) => setAlt(target.value)}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- a popover that was opened to type in starts in its first field
            autoFocus
          />
          <FileField
            label={t`File`}
            accept="image/*"
            errorMessage={error}
            onChange={({ target: { files } }) => {
              const file = files?.[0];
              if (file) void read(file, close);
            }}
          />
          <AddressForm onAddress={(src) => insert(src, close)} />
        </Stack>
      )}
    </Insert>
  );
}

/** Puts in an emoji. */
export function EmojiTool({ editor }: { editor: Editor }) {
  return (
    <EmojiButton
      size="small"
      onChoose={({ emoji }) => void editor.commands.insertContent({ type: 'text', text: emoji })}
    />
  );
}

function dataUrlOf(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(typeof reader.result === 'string' ? reader.result : ''));
    reader.addEventListener('error', () => reject(new Error(`${file.name} cannot be read.`)));
    reader.readAsDataURL(file);
  });
}
