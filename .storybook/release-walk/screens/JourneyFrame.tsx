import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { WALK_REPORT, type Walker, type WalkReport } from '../../journey/journey.link.ts';

/** As long as the slowest computer may take to open a story, in milliseconds. */
const LONGEST_MS = 120_000;

/** A journey may do all that a story may, but not lead the page around it elsewhere. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-modals allow-popups allow-downloads';

/** Room for the bar and the title, in pixels. */
const AROUND = 190;

interface Size {
  width: number;
  height: number;
}

interface JourneyFrameProps {
  src: string;
  /** The name of the frame, for screen readers. */
  title: string;
  /** The size of the window that the journey believes in, in pixels. */
  size: Size;
  frameRef: RefObject<HTMLIFrameElement | null>;
  onReport: (walker: Walker) => void;
  /** Called with the reason when the journey cannot be shown at all. */
  onBroken: (reason: string) => void;
}

/** A journey in a window of its true size, drawn as large as there is room. */
export function JourneyFrame({ src, title, size, frameRef, onReport, onBroken }: JourneyFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  const room = useRoom(box);
  const scale = Math.min(1, room.width / size.width, room.height / size.height);
  const stopWatching = useRef<() => void>(undefined);
  const hear = useEffectEvent(onReport);
  const fail = useEffectEvent(onBroken);

  useEffect(() => {
    const deadline = setTimeout(() => fail('it did not open within two minutes'), LONGEST_MS);
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frameRef.current?.contentWindow || !isReport(data)) return;
      clearTimeout(deadline);
      hear(data.walker);
    };
    addEventListener('message', listen);
    return () => {
      clearTimeout(deadline);
      removeEventListener('message', listen);
      stopWatching.current?.();
    };
  }, [frameRef]);

  const watch = () => {
    stopWatching.current?.();
    stopWatching.current = watchForErrors(frameRef.current, onBroken);
  };

  return (
    <div ref={box}>
      <div className="walk-frame" style={{ inlineSize: size.width * scale, blockSize: size.height * scale }}>
        <iframe
          ref={frameRef}
          src={src}
          title={title}
          sandbox={ALLOWED}
          style={{ inlineSize: size.width, blockSize: size.height, transform: `scale(${scale})` }}
          onLoad={watch}
        />
      </div>
    </div>
  );
}

/** The width of the box, and the height that is left for it, in pixels. */
function useRoom(box: RefObject<HTMLElement | null>): Size {
  const [room, setRoom] = useState<Size>({ width: 720, height: 450 });
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = () => setRoom({ width: element.clientWidth, height: Math.max(360, innerHeight - AROUND) });
    // The box changes its height with what is measured, which must not happen while the browser measures.
    const observer = new ResizeObserver(() => requestAnimationFrame(measure));
    observer.observe(element);
    addEventListener('resize', measure);
    return () => {
      observer.disconnect();
      removeEventListener('resize', measure);
    };
  }, [box]);
  return room;
}

/** Storybook says by a class of the page that it shows an error instead of the story. */
function watchForErrors(frame: HTMLIFrameElement | null, onBroken: (reason: string) => void): () => void {
  const page = frame?.contentDocument?.body;
  if (!page) return () => {};
  const look = () => {
    if (!page.classList.contains('sb-show-errordisplay')) return;
    onBroken(page.querySelector('#error-message')?.textContent?.trim() || 'it cannot be shown');
  };
  const observer = new MutationObserver(look);
  observer.observe(page, { attributeFilter: ['class'] });
  look();
  return () => observer.disconnect();
}

function isReport(data: unknown): data is WalkReport {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === WALK_REPORT;
}
