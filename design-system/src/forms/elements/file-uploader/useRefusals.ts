import { useLingui } from '@lingui/react/macro';
import { type FileLimits, formatExcess, isSameFile, refusalOf } from './uploads.ts';

/** The list that a file would join. */
interface Destination {
  present: readonly File[];
  /** Whether it has no room for another one. */
  isFull: boolean;
}

/** The messages of files and folders that are not taken, with the limits; undefined for a file that is. */
export function useRefusals({ accept, maxBytes }: FileLimits) {
  const { t } = useLingui();
  const kinds = (accept ?? []).map((kind) => kind.replace(/\/\*$/, '').replace(/^(image\/|\.)/, '')).join(', ');
  const ofFolder = (folder: string) => t`“${folder}” is a folder. Choose the files in it instead.`;
  const ofFile = (file: File, { present, isFull }: Destination): string | undefined => {
    const { name } = file;
    const refusal = refusalOf(file, { accept, maxBytes });
    if (refusal === 'kind') return t`${name} can't be added. Use ${kinds}.`;
    if (refusal === 'size') {
      const { size, limit: most } = formatExcess(file.size, maxBytes ?? 0);
      return t`${name} wasn't added: it has ${size}, and the limit is ${most}.`;
    }
    if (present.some((other) => isSameFile(other, file))) return t`${name} wasn't added: it is in the list already.`;
    return isFull ? t`${name} wasn't added: there is room for one file.` : undefined;
  };
  return { ofFile, ofFolder };
}
