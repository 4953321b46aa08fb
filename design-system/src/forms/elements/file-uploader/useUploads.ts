import { useEffect, useRef, useState } from 'react';
import type { UploadItem, UploadState } from './uploads.ts';

/** The signal and callbacks of an upload. */
export interface UploadProgress {
  /** Says that the person does not want it any more. */
  signal: AbortSignal;
  /** Told how much has arrived, from 0 to 1. */
  onProgress: (share: number) => void;
}

export type Upload = (file: File, progress: UploadProgress) => Promise<void>;

interface UploadsOptions {
  isMultiple: boolean;
  upload: Upload;
  onChange: ((change: { files: File[] }) => void) | undefined;
  onSettled: (settled: { file: File; status: 'sent' | 'failed' }) => void;
}

let taken = 0;

/** The files that were taken, and their ways to the server. */
export function useUploads({ isMultiple, upload, onChange, onSettled }: UploadsOptions) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const current = useRef(items);
  const running = useRef(new Map<string, AbortController>());

  const keep = (next: readonly UploadItem[]) => {
    for (const { id, preview } of current.current) {
      if (next.some((each) => each.id === id)) continue;
      running.current.get(id)?.abort();
      if (preview) URL.revokeObjectURL(preview);
    }
    current.current = next;
    setItems(next);
  };
  const say = (next: readonly UploadItem[]) => {
    keep(next);
    onChange?.({ files: next.map(({ file }) => file) });
  };
  const setState = (id: string, state: UploadState) =>
    keep(current.current.map((each) => (each.id === id ? { ...each, state } : each)));

  useEffect(() => {
    const uploads = running.current;
    return () => {
      for (const each of uploads.values()) each.abort();
      for (const { preview } of current.current) if (preview) URL.revokeObjectURL(preview);
    };
  }, []);

  const send = async ({ id, file }: UploadItem) => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current.set(id, controller);
    const report = (state: UploadState) => signal.aborted || setState(id, state);
    report({ status: 'sending', share: 0 });
    try {
      await upload(file, { signal, onProgress: (share) => report({ status: 'sending', share }) });
      report({ status: 'sent' });
    } catch {
      report({ status: 'failed' });
    }
    if (signal.aborted) return;
    running.current.delete(id);
    onSettled({
      file,
      status: current.current.find((each) => each.id === id)?.state.status === 'sent' ? 'sent' : 'failed',
    });
  };

  return {
    items,
    add: (files: readonly File[]) => {
      const added = files.map((file) => ({
        id: `file ${(taken += 1)}`,
        file,
        preview: previewOf(file),
        state: waiting,
      }));
      if (added.length > 0) say(isMultiple ? [...current.current, ...added] : added.slice(-1));
    },
    remove: (id: string) => say(current.current.filter((each) => each.id !== id)),
    removeAll: () => say([]),
    send: (item: UploadItem) => void send(item),
    sendAll: () => {
      for (const each of current.current) if (isToSend(each)) void send(each);
    },
    cancel: (id: string) => {
      running.current.get(id)?.abort();
      setState(id, waiting);
    },
  };
}

const waiting: UploadState = { status: 'waiting' };

/** Whether it is still to be sent. */
export function isToSend({ state }: UploadItem): boolean {
  return state.status === 'waiting' || state.status === 'failed';
}

/** Kinds of pictures that are made of points: others can hold more than a picture. */
const previewed = /^image\/(?:png|jpeg|gif|webp|avif)$/;

function previewOf(file: File) {
  return previewed.test(file.type) ? URL.createObjectURL(file) : undefined;
}
