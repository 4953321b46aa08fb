import { useLingui } from '@lingui/react/macro';
import { type FileLimits, formatBytes, refusalOf } from './uploads.ts';

/** The message of a refused file, with the limits. */
export function useRefusals({ accept = [], maxBytes = Infinity }: FileLimits) {
  const { t } = useLingui();
  const kinds = accept.map((kind) => kind.replace(/^(image\/|\.)/, '')).join(', ');
  const most = Number.isFinite(maxBytes) ? formatBytes(maxBytes) : '';
  return (file: File) => {
    const { name } = file;
    if (refusalOf(file, { accept: accept.length > 0 ? accept : undefined }) === 'kind')
      return t`${name} wasn't added. Allowed types: ${kinds}.`;
    const size = formatBytes(file.size);
    return t`${name} wasn't added: it has ${size}, and the limit is ${most}.`;
  };
}
