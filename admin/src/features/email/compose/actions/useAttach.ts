import { notify } from '@embarque/design-system';
import { useLingui } from '@lingui/react/macro';
import type { Draft, DraftStart } from '../compose.draft.ts';

/** The usual limit of mail servers for one message. */
const MOST_BYTES = 25_000_000;

/** Attaches files to a draft, and says why some were not added. */
export function useAttach(draft: Draft | null, onChange: (change: DraftStart) => void) {
  const { t } = useLingui();
  return (added: readonly File[], folders: readonly string[] = []) => {
    for (const folder of folders) notify.warning(t`“${folder}” is a folder. Choose the files in it instead.`);
    if (!draft || added.length === 0) return;
    const files = [...draft.files, ...added.map(({ name, size }) => ({ fileName: name, size }))];
    const sum = files.reduce((bytes, { size }) => bytes + size, 0);
    if (sum > MOST_BYTES) notify.warning(t`Attachments can total 25 MB. The new files weren't added.`);
    else onChange({ files });
  };
}
