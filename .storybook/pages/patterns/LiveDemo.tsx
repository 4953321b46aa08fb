import { type RefObject, useEffect, useRef, useState } from 'react';
import './live-demo.css';

interface LiveDemoProps {
  /** Id of the story. */
  story: string;
  /** The steps that it shows, in a sentence. */
  caption: string;
  isPhone?: boolean;
}

/** A story may do what it does elsewhere, but not lead the page around it to another place. */
const ALLOWED = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

const WINDOWS = { desktop: { width: 1440, height: 860 }, phone: { width: 390, height: 780 } };

/** A story in a window of its own. It begins on a press: a story that plays takes the focus to where it works. */
export function LiveDemo({ story, caption, isPhone = false }: LiveDemoProps) {
  const [isShown, setShown] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const room = useWidth(box);
  const { width, height } = WINDOWS[isPhone ? 'phone' : 'desktop'];
  const scale = Math.min(1, room / width);

  return (
    <figure className="live-demo">
      <figcaption>
        {caption}{' '}
        <a href={`./?path=/story/${story}`} target="_top">
          Open the story
        </a>
      </figcaption>
      <div ref={box} style={{ blockSize: isShown ? height * scale : undefined }}>
        {isShown ? (
          <iframe
            title={caption}
            sandbox={ALLOWED}
            src={`${addressOfStories()}&id=${story}&viewMode=story`}
            style={{ inlineSize: width, blockSize: height, transform: `scale(${scale})` }}
          />
        ) : (
          <button type="button" onClick={() => setShown(true)}>
            Start the demo
          </button>
        )}
      </div>
    </figure>
  );
}

/** With the choices of the toolbar; the frame around the page knows them. */
const addressOfStories = () => (globalThis as { PREVIEW_URL?: string }).PREVIEW_URL ?? 'iframe.html?globals=';

function useWidth(box: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(720);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 720));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [box]);
  return width;
}
