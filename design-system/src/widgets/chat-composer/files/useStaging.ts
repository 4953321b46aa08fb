import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useRefusals } from '../../../forms/elements/file-uploader/useRefusals.ts';
import type { ChatComposerProps } from '../chat-composer.types.ts';

/** Kinds of pictures that every browser shows. */
const imageKinds = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/avif'];

/** Kinds of documents that people send each other at work. */
const documentKinds = ['.pdf', '.doc', '.docx', '.xls', '.xlsx', '.odt', '.ods', '.csv', '.txt'];

export const fileKinds = [...imageKinds, ...documentKinds];

interface Staging
  extends Required<Pick<ChatComposerProps, 'maxBytes' | 'maxFiles'>>, Pick<ChatComposerProps, 'onStage'> {
  /** How many files wait to be sent. */
  count: number;
}

/** Hands files on that are within the limits, and says why others are not taken. */
export function useStaging({ count, maxBytes, maxFiles, onStage }: Staging) {
  const { t } = useLingui();
  const [refusal, setRefusal] = useState('');
  const { ofFile, ofFolder } = useRefusals({ accept: fileKinds, maxBytes });
  const stage = (files: readonly File[], folders: readonly string[] = []) => {
    if (!onStage || files.length + folders.length === 0) return;
    const refused = files.map((file) => ofFile(file, { present: [], isFull: false }));
    const fitting = files.filter((_, index) => refused[index] === undefined);
    const room = Math.max(0, maxFiles - count);
    const tooMany = fitting.length > room ? [t`A message takes ${maxFiles} files at most.`] : [];
    setRefusal([...folders.map(ofFolder), ...refused.filter((reason) => reason !== undefined), ...tooMany].join(' '));
    const taken = fitting.slice(0, room);
    if (taken.length > 0) onStage({ files: taken });
  };
  return { refusal, stage, forget: () => setRefusal('') };
}
