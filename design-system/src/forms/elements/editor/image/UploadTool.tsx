import { useLingui } from '@lingui/react/macro';
import type { Editor } from '@tiptap/react';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../../components/buttons/IconButton.tsx';
import { insertImages, type TakeImage } from './take-image.ts';

/** Chooses images whose owner keeps them. */
export function UploadTool({ editor, takeImage }: { editor: Editor; takeImage: TakeImage }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={ImagePlus} label={t`Picture`} size="small" onClick={() => input.current?.click()} />
      <input
        ref={input}
        hidden
        type="file"
        accept="image/*"
        multiple
        aria-label={t`Image files`}
        onChange={({ target }) => {
          void insertImages(editor, Array.from(target.files ?? []), takeImage);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
