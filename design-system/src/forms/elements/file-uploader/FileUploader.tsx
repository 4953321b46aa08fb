import { useLingui } from '@lingui/react/macro';
import { type ComponentPropsWithRef, useId, useRef, useState } from 'react';
import { AriaLocaleProvider } from '../../../lib/i18n/AriaLocaleProvider.tsx';
import { notify } from '../../../components/toasts/notify.tsx';
import { VisuallyHidden } from '../../../page-layout/primitives/VisuallyHidden.tsx';
import { labelIdOf } from '../../field/FieldFrame.tsx';
import { DropField } from './DropArea.tsx';
import { List, Root } from './FileUploader.styles.ts';
import { UploadActions } from './UploadActions.tsx';
import { useRefusals } from './useRefusals.ts';
import type { FileLimits } from './uploads.ts';
import { UploadRow } from './UploadRow.tsx';
import { type Upload, useUploads } from './useUploads.ts';

export interface FileUploaderProps
  extends FileLimits, Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange' | 'role'> {
  /** The label of the field. */
  label: string;
  /** Help that is always there, such as what is taken. */
  description?: string;
  /**
   * Whether more than one file is taken; else a new one takes the place of the old one.
   * @default false
   */
  isMultiple?: boolean;
  /** Sends one file. It stops when `signal` says so, tells how far it is with `onProgress`, and rejects when it failed. */
  upload: Upload;
  /** Called with the files that are in the list from now on. */
  onChange?: (change: { files: File[] }) => void;
}

/**
 * Takes files that are dropped, pasted or chosen, and sends them with progress. For a file that travels along with a form,
 * `FileField` is enough.
 *
 * ## What it takes
 *
 * - Files of the kinds in `accept` up to `maxBytes`, and without these every file: also empty ones, and ones without an ending.
 *   Where the system does not know the kind of a file, its ending decides, in small letters or capitals.
 * - Several at once with `isMultiple`; else the first of them.
 * - Each file once: one that is in the list already, folders, and files of other kinds are refused with words that say why.
 */
export function FileUploader(props: FileUploaderProps) {
  const { label, description, isMultiple = false, accept, maxBytes, upload, onChange, ...rest } = props;
  const { t } = useLingui();
  const id = useId();
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState('');
  const browse = useRef<HTMLButtonElement>(null);
  const refusals = useRefusals({ accept, maxBytes });
  const { items, ...uploads } = useUploads({
    isMultiple,
    upload,
    onChange,
    onSettled: ({ file: { name }, status }) =>
      setAnnouncement(status === 'sent' ? t`${name} is uploaded.` : t`${name} failed.`),
  });

  const take = (files: readonly File[], folders: readonly string[]) => {
    const refused = folders.map(refusals.ofFolder);
    const good: File[] = [];
    for (const file of files) {
      const refusal = refusals.ofFile(file, {
        present: [...items.map((item) => item.file), ...good],
        isFull: !isMultiple && good.length > 0,
      });
      if (refusal === undefined) good.push(file);
      else refused.push(refusal);
    }
    setRefusal(refused.join(' '));
    for (const line of refused) notify.error(line);
    uploads.add(good);
  };

  return (
    <AriaLocaleProvider>
      <Root {...rest} role="group" aria-labelledby={labelIdOf(id)}>
        <DropField {...{ id, label, description, refusal, isMultiple, accept }} browseRef={browse} onTake={take} />
        <VisuallyHidden role="status" data-live-announcer>
          {announcement}
        </VisuallyHidden>
        {items.length > 0 && (
          <>
            <List aria-label={t`Files`}>
              {items.map((item) => (
                <UploadRow
                  key={item.id}
                  item={item}
                  onRemove={() => uploads.remove(item.id)}
                  onCancel={() => uploads.cancel(item.id)}
                  onRetry={() => uploads.send(item)}
                />
              ))}
            </List>
            <UploadActions
              items={items}
              browseRef={browse}
              onSend={uploads.sendAll}
              onRemoveAll={() => {
                browse.current?.focus();
                uploads.removeAll();
              }}
            />
          </>
        )}
      </Root>
    </AriaLocaleProvider>
  );
}
