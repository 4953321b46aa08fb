import { type CSSProperties, useState } from 'react';
import { SegmentedControl } from '../../../design-system/src/components/segmented-control/SegmentedControl.tsx';
import type { ReviewedPicture } from '../review.types.ts';

type View = 'slider' | 'sides' | 'difference';

const labels: Record<View, string> = { slider: 'Slider', sides: 'Side by side', difference: 'Difference' };

interface ComparisonProps {
  picture: ReviewedPicture;
  /** The name of the story, for the texts of pictures. */
  story: string;
}

/** A story in one look, before and now. */
export function Comparison({ picture, story }: ComparisonProps) {
  const [view, setView] = useState<View>('slider');
  const { look, before, now, difference, pixels } = picture;
  const isPair = before && now;
  return (
    <figure className="rv-comparison">
      <figcaption>
        <span>
          <strong>{lookLabel(look)}</strong>
          {isPair && ` · ${pixels.toLocaleString('en')} pixels differ`}
        </span>
        {isPair && (
          <SegmentedControl
            label={`View of ${lookLabel(look)}`}
            value={view}
            options={(Object.keys(labels) as View[]).map((value) => ({ value, label: labels[value] }))}
            onChange={({ value }) => setView(value)}
          />
        )}
      </figcaption>
      {!isPair && <img src={now ?? before ?? ''} alt={`${story}, ${now ? 'new' : 'gone'}`} loading="lazy" />}
      {isPair && view === 'slider' && <Slider before={before} now={now} story={story} />}
      {isPair && view === 'sides' && (
        <div className="rv-sides">
          <Side title="Before" src={before} story={story} />
          <Side title="Now" src={now} story={story} />
        </div>
      )}
      {isPair && view === 'difference' && <img src={difference ?? ''} alt={`Difference of ${story}`} loading="lazy" />}
    </figure>
  );
}

/** `dark rtl` → `Dark, right to left`. */
export function lookLabel(look: string): string {
  const [skin = '', direction] = look.split(' ');
  const from = direction === 'rtl' ? 'right to left' : 'left to right';
  return `${skin.charAt(0).toUpperCase()}${skin.slice(1)}, ${from}`;
}

interface Sides {
  before: string;
  now: string;
  story: string;
}

function Slider({ before, now, story }: Sides) {
  const [share, setShare] = useState(50);
  return (
    <div className="rv-slider" style={{ '--share': `${share}%` } as CSSProperties}>
      <div className="rv-stack">
        <img src={now} alt={`${story}, now`} loading="lazy" />
        <img src={before} alt={`${story}, before`} loading="lazy" className="rv-over" />
        <span className="rv-line" />
      </div>
      <label>
        <span>Before</span>
        <input
          type="range"
          min={0}
          max={100}
          value={share}
          aria-label="Share of the picture before"
          onChange={({ target }) => setShare(Number(target.value))}
        />
        <span>Now</span>
      </label>
    </div>
  );
}

function Side({ title, src, story }: { title: string; src: string; story: string }) {
  return (
    <div>
      <span className="rv-quiet">{title}</span>
      <img src={src} alt={`${story}, ${title.toLowerCase()}`} loading="lazy" />
    </div>
  );
}
