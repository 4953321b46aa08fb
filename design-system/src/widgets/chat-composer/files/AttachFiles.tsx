import { useLingui } from '@lingui/react/macro';
import { Paperclip } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../../components/buttons/IconButton.tsx';
import { fileKinds } from './useStaging.ts';

/** Opens the browser's own choice of files; the same one can be chosen twice. */
export function AttachFiles({ onTake }: { onTake: (files: readonly File[]) => void }) {
  const { t } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon={Paperclip} label={t`Attach files`} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={fileKinds.join()}
        aria-label={t({ message: 'Files', context: 'to attach' })}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = '';
          onTake(files);
        }}
      />
    </>
  );
}
