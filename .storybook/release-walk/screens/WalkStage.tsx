import { Heading, Stack, StatusPill, TextArea } from '@embarque/design-system';
import { useRef, useState } from 'react';
import { WALK_ORDER, type Walker } from '../../journey/journey.link.ts';
import { describeModes, type Modes, windows } from '../model/walk.modes.ts';
import { describeResult } from '../model/walk.sheet.ts';
import type { Walk, WalkJourney } from '../model/walk.ts';
import type { WalkHistory } from '../model/walk.link.ts';
import { JourneyFrame } from './JourneyFrame.tsx';
import { leaveFrame } from './leave-frame.ts';
import { toneOf } from './tones.ts';
import { usePlayer } from './usePlayer.ts';
import { WalkBar } from './WalkBar.tsx';

export interface WalkStageProps {
  journey: WalkJourney;
  /** Its position among all that are walked through. */
  index: number;
  count: number;
  modes: Modes;
  walk: Walk | undefined;
  /** The address of a journey's frame. */
  frameUrl: (storyId: string, modes: Modes) => string;
  pauseMs: number;
  onProgress: (storyId: string, walker: Walker) => void;
  onBroken: (storyId: string, reason: string) => void;
  onRemark: (storyId: string, remark: string) => void;
  /** Called with the position of a journey; after the last one comes the sheet. */
  onGo: (index: number, history: WalkHistory) => void;
  onOverview: () => void;
}

/** The latest from a frame. */
interface Report {
  /** Which frame it came from. */
  showing: string;
  walker?: Walker;
  /** Why it cannot be shown. */
  broken?: string;
}

/** Plays one journey, with its steps and the remarks about it beside it. */
export function WalkStage({ journey, index, count, modes, walk, frameUrl, pauseMs, ...on }: WalkStageProps) {
  const [isPlaying, setPlaying] = useState(true);
  const [isWriting, setWriting] = useState(false);
  const [round, setRound] = useState(0);
  const [report, setReport] = useState<Report | null>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const { storyId, sentence, isNew } = journey;
  const src = frameUrl(storyId, modes);
  const showing = `${src} ${round}`;
  const { walker = null, broken = null } = report?.showing === showing ? report : {};
  const result = walk?.results[storyId];

  const doNext = () => frame.current?.contentWindow?.postMessage(WALK_ORDER, location.origin);
  usePlayer({
    walker,
    isPlaying: isPlaying && !isWriting,
    pauseMs,
    onStep: doNext,
    onEnd: () => on.onGo(index + 1, 'replace'),
  });

  return (
    <Stack gap="m">
      <div className="walk-head">
        <Heading level={1} size={3} tabIndex={-1}>
          {sentence}
        </Heading>
        {isNew && <StatusPill tone="warning">New</StatusPill>}
        <StatusPill tone={toneOf(result?.status)}>{describeResult(result)}</StatusPill>
      </div>
      <div className="walk-stage" data-width={modes.width}>
        <JourneyFrame
          key={showing}
          src={src}
          title={`Journey: ${sentence}`}
          size={windows[modes.width]}
          frameRef={frame}
          onReport={(walker) => {
            setReport({ showing, walker });
            on.onProgress(storyId, walker);
          }}
          onBroken={(broken) => {
            setReport({ showing, broken });
            on.onBroken(storyId, broken);
          }}
        />
        <div className="walk-side">
          <p className="walk-quiet">{describeModes(modes)}</p>
          <Steps walker={walker} />
          <TextArea
            key={storyId}
            label="Remarks on this journey"
            description="The walk waits while you write."
            value={walk?.remarks[storyId] ?? ''}
            onChange={({ target }) => on.onRemark(storyId, target.value)}
            onFocus={() => setWriting(true)}
            onBlur={() => setWriting(false)}
          />
        </div>
      </div>
      <WalkBar
        {...{ walker, broken, isPlaying, isWriting, count, position: index + 1 }}
        onPlay={setPlaying}
        onStep={doNext}
        onRepeat={() => leaveFrame(() => setRound(round + 1))}
        onGo={(by) => on.onGo(index + by, 'push')}
        onOverview={on.onOverview}
      />
    </Stack>
  );
}

function Steps({ walker }: { walker: Walker | null }) {
  if (!walker) return null;
  const { captions, done, isBusy, hasFailed } = walker;
  const current = isBusy || hasFailed ? done : done - 1;
  return (
    <ol className="walk-steps" aria-label="Steps">
      {captions.map((caption, position) => (
        <li
          key={`step ${position}`}
          aria-current={position === current ? 'step' : undefined}
          data-state={position < done ? 'done' : position === current && hasFailed ? 'failed' : undefined}
        >
          {caption}
        </li>
      ))}
    </ol>
  );
}
