import { useCallback, useEffect, useReducer, useRef } from 'react';
import { emptyMatrix, isUnchecked, matrixAfter, type MatrixEvent, type MatrixState } from '../frames/matrix.state.ts';
import { askAxe, readNews } from '../frames/news.ts';

export interface Matrix {
  state: MatrixState;
  send: (event: MatrixEvent) => void;
  /** Hears what the window of a frame reports under this key, until the returned function is called. */
  listenTo: (key: string, frame: HTMLIFrameElement) => () => void;
}

/** The frames of one story: which of them load, and what they have reported. */
export function useMatrix(storyId: string): Matrix {
  const [state, send] = useReducer(matrixAfter, emptyMatrix);
  const frames = useRef(new Map<string, HTMLIFrameElement>());
  const asked = useRef(new WeakSet<HTMLIFrameElement>());

  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      const [key] = [...frames.current].find(([, frame]) => frame.contentWindow === source) ?? [];
      const news = key === undefined ? null : readNews(data);
      if (key !== undefined && news) send({ type: 'reported', key, news });
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);

  useEffect(() => {
    for (const [key, frame] of frames.current) {
      const known = state.frames[key];
      if (known?.phase === 'drawn' && isUnchecked(known) && !asked.current.has(frame)) {
        asked.current.add(frame);
        frame.contentWindow?.postMessage(askAxe(storyId, known.a11y), location.origin);
      }
    }
  }, [state, storyId]);

  const listenTo = useCallback((key: string, frame: HTMLIFrameElement) => {
    frames.current.set(key, frame);
    return () => void frames.current.delete(key);
  }, []);

  return { state, send, listenTo };
}
