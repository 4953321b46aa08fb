import { Plural, Trans } from '@lingui/react/macro';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from '../../../components/buttons/Button.tsx';
import { Footer } from './FileUploader.styles.ts';
import type { UploadItem } from './uploads.ts';
import { isToSend } from './useUploads.ts';

interface UploadActionsProps {
  items: readonly UploadItem[];
  /** Takes focus once all are sent: a press too many must not take them away. */
  browseRef: RefObject<HTMLButtonElement | null>;
  onSend: () => void;
  onRemoveAll: () => void;
}

/** The actions for all files. */
export function UploadActions({ items, browseRef, onSend, onRemoveAll }: UploadActionsProps) {
  const sending = useRef<HTMLButtonElement>(null);
  const isSending = items.some(({ state }) => state.status === 'sending');
  const isDone = !isSending && !items.some(isToSend);

  // A button that cannot be pressed any more must not keep focus, and neither must focus be lost with it.
  useLayoutEffect(() => {
    if (isDone && document.activeElement === sending.current) browseRef.current?.focus();
  }, [isDone, browseRef]);

  return (
    <Footer>
      <Button variant="outline" tone="danger" onClick={onRemoveAll}>
        <Trans>Remove all</Trans>
      </Button>
      <Button ref={sending} isBusy={isSending && !items.some(isToSend)} isDisabled={isDone} onClick={onSend}>
        <Plural value={items.length} one="Upload file" other="Upload files" />
      </Button>
    </Footer>
  );
}
