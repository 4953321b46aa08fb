import { useEffect, useEffectEvent, useRef, useState } from 'react';

type RecorderState =
  | { status: 'asking' }
  | { status: 'refused' }
  | { status: 'recording'; seconds: number }
  | { status: 'recorded'; blob: Blob; src: string; seconds: number };

const LONGEST_SECONDS = 300;

/** Records with the microphone from the moment it is drawn. The microphone is free again when it goes. */
export function useRecorder() {
  const [state, setState] = useState<RecorderState>({ status: 'asking' });
  const recorder = useRef<MediaRecorder>(null);
  const isRecording = state.status === 'recording';

  useEffect(() => {
    const leaving = new AbortController();
    void record(leaving.signal, setState).then((started) => (recorder.current = started));
    return () => leaving.abort();
  }, []);
  useEffect(() => {
    if (!isRecording) return undefined;
    const timer = setInterval(() => setState(withSecond), 1000);
    return () => clearInterval(timer);
  }, [isRecording]);
  const stop = () => {
    if (recorder.current?.state === 'recording') recorder.current.stop();
  };
  const seconds = isRecording ? state.seconds : 0;
  const stopAtLimit = useEffectEvent(stop);
  useEffect(() => {
    if (seconds >= LONGEST_SECONDS) stopAtLimit();
  }, [seconds]);
  const src = state.status === 'recorded' ? state.src : undefined;
  useEffect(() => () => (src === undefined ? undefined : URL.revokeObjectURL(src)), [src]);
  return { state, stop };
}

const withSecond = (state: RecorderState): RecorderState =>
  state.status === 'recording' ? { ...state, seconds: state.seconds + 1 } : state;

async function record(signal: AbortSignal, onState: (state: RecorderState) => void): Promise<MediaRecorder | null> {
  try {
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true });
    const release = () => stream.getTracks().forEach((track) => track.stop());
    if (signal.aborted) {
      release();
      return null;
    }
    const recorder = new MediaRecorder(stream);
    const begin = performance.now();
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    recorder.addEventListener('stop', () => {
      release();
      if (signal.aborted) return;
      const blob = new Blob(parts, { type: recorder.mimeType });
      const seconds = Math.max(1, Math.round((performance.now() - begin) / 1000));
      onState({ status: 'recorded', blob, src: URL.createObjectURL(blob), seconds });
    });
    signal.addEventListener('abort', () => (recorder.state === 'inactive' ? release() : recorder.stop()));
    recorder.start();
    onState({ status: 'recording', seconds: 0 });
    return recorder;
  } catch {
    if (!signal.aborted) onState({ status: 'refused' });
    return null;
  }
}
