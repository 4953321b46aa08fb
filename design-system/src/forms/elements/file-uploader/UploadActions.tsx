import { Plural, Trans } from '@lingui/react/macro';
import { useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Footer } from './FileUploader.styles.ts';
import type { UploadItem } from './uploads.ts';
import { isToSend } from './useUploads.ts';

interface UploadActionsProps {
  items: readonly UploadItem[];
  onSend: () => void;
  onRemoveAll: () => void;
}

/** What can be done with all files at once. */
export function UploadActions({ items, onSend, onRemoveAll }: UploadActionsProps) {
  const removing = useRef<HTMLButtonElement>(null);
  const sending = useRef<HTMLButtonElement>(null);
  const isSending = items.some(({ state }) => state.status === 'sending');
  const isDone = !isSending && !items.some(isToSend);

  // A button that cannot be pressed any more must not keep focus, and neither must focus be lost with it.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === sending.current) removing.current?.focus();
  }, [isDone]);

  return (
    <Footer>
      <Button ref={removing} variant="outline" tone="danger" onClick={onRemoveAll}>
        <Trans>Remove all</Trans>
      </Button>
      <Button ref={sending} isBusy={isSending && !items.some(isToSend)} isDisabled={isDone} onClick={onSend}>
        <Plural value={items.length} one="Upload file" other="Upload files" />
      </Button>
    </Footer>
  );
}
