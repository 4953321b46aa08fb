import { useLingui } from '@lingui/react/macro';
import { ImagePlus } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { imageKinds } from './useStaging.ts';

/** Opens the browser's own choice of pictures; the same one can be chosen twice. */
export function AttachImages({ onTake }: { onTake: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={ImagePlus} label={t`Attach pictures`} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={imageKinds.join()}
        aria-label={t({ message: 'Pictures', context: 'files' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onTake(files);
        }}
      />
    </>
  );
}
