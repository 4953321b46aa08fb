import { Alert, ErrorState, Spinner } from '@embarque/design-system';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { WalkAddress, WalkHistory, WalkLink } from './model/walk.link.ts';
import type { Modes } from './model/walk.modes.ts';
import { sheetOf } from './model/walk.sheet.ts';
import { persistedWalks } from './model/walk.storage.ts';
import {
  type Walk,
  walkIn,
  type WalkJourney,
  withFailure,
  withoutWalk,
  withProgress,
  withRemark,
  withWalk,
} from './model/walk.ts';
import type { News } from './news/news.ts';
import { leaveFrame } from './screens/leave-frame.ts';
import { WalkSheet } from './screens/WalkSheet.tsx';
import { WalkStage } from './screens/WalkStage.tsx';
import { WalkStart } from './screens/WalkStart.tsx';
import { useJourneys } from './useJourneys.ts';
import './release-walk.css';

export interface ReleaseWalkProps {
  loadJourneys: () => Promise<WalkJourney[]>;
  news: News;
  address: WalkAddress;
  /** The address of a journey's frame. */
  frameUrl: (storyId: string, modes: Modes) => string;
  /** How long a caption stands before the walk goes on, in milliseconds. */
  pauseMs: number;
}

/** Plays all journeys one after the other, and ends in a sheet. */
export function ReleaseWalk({ loadJourneys, ...rest }: ReleaseWalkProps) {
  const { journeys, error, reload } = useJourneys(loadJourneys);
  return (
    <main className="walk">
      {error && (
        <ErrorState title="Couldn't load the journeys" headingLevel={2} onRetry={reload}>
          {error}
        </ErrorState>
      )}
      {!journeys && !error && <Spinner label="Loading the journeys" />}
      {journeys && <Screens journeys={journeys} {...rest} />}
    </main>
  );
}

interface ScreensProps extends Omit<ReleaseWalkProps, 'loadJourneys'> {
  journeys: readonly WalkJourney[];
}

function Screens({ journeys, news, address, frameUrl, pauseMs }: ScreensProps) {
  const [link, setLink] = useState(address.read);
  const walks = useSyncExternalStore(persistedWalks.subscribe, persistedWalks.read);
  const [now] = useState(Date.now);
  const screen = useRef<HTMLDivElement>(null);
  const { at, modes, isOnlyNew } = link;
  const walk = walkIn(walks, modes);
  const chosen = isOnlyNew ? journeys.filter(({ isNew }) => isNew) : journeys;
  const current = chosen.find(({ storyId }) => at.screen === 'journey' && storyId === at.storyId);

  useEffect(() => address.onBack(() => leaveFrame(() => setLink(address.read()))), [address]);

  const go = (change: Partial<WalkLink>, history: WalkHistory = 'replace') => {
    const next = { ...link, ...change };
    leaveFrame(() => setLink(next));
    address.write(next, history);
  };
  const show = (at: WalkLink['at'], history: WalkHistory = 'push') => go({ at }, history);
  const showStart = () => show({ screen: 'start' });
  const change = (changed: (walk: Walk) => Walk) =>
    persistedWalks.write(withWalk(persistedWalks.read(), modes, changed));
  const setReviewer = (reviewer: string) => persistedWalks.write({ ...persistedWalks.read(), reviewer });
  useFocusOfScreen(screen, current ? 'stage' : at.screen);

  if (at.screen === 'sheet') {
    const { reviewer } = walks;
    return (
      <div ref={screen}>
        <WalkSheet
          sheet={sheetOf({ walk, journeys: chosen, modes, reviewer, tag: news.tag, now })}
          reviewer={reviewer}
          onReviewer={setReviewer}
          onOverview={showStart}
          onForget={() => {
            persistedWalks.write(withoutWalk(persistedWalks.read(), modes));
            showStart();
          }}
        />
      </div>
    );
  }
  if (current) {
    return (
      <div ref={screen}>
        <WalkStage
          {...{ modes, walk, frameUrl, pauseMs }}
          journey={current}
          index={chosen.indexOf(current)}
          count={chosen.length}
          onProgress={(storyId, walker) => change((walk) => withProgress(walk, storyId, walker))}
          onBroken={(storyId, reason) => change((walk) => withFailure(walk, storyId, reason))}
          onRemark={(storyId, remark) => change((walk) => withRemark(walk, storyId, remark, walks.reviewer))}
          onGo={(to, history) => {
            const next = chosen[to];
            show(next ? { screen: 'journey', storyId: next.storyId } : { screen: 'sheet' }, history);
          }}
          onOverview={showStart}
        />
      </div>
    );
  }
  return (
    <div ref={screen}>
      {at.screen === 'journey' && (
        <Alert tone="warning">The journey that the address names is not among these. Choose another one.</Alert>
      )}
      <WalkStart
        {...{ journeys, chosen, news, modes, isOnlyNew, walk }}
        reviewer={walks.reviewer}
        onModes={(modes) => go({ modes })}
        onOnlyNew={(isOnlyNew) => go({ isOnlyNew })}
        onReviewer={setReviewer}
        onOpen={(storyId) => show({ screen: 'journey', storyId })}
        onSheet={() => show({ screen: 'sheet' })}
      />
    </div>
  );
}

/** Another screen begins at its heading, but not the first one. */
function useFocusOfScreen(screen: RefObject<HTMLElement | null>, name: string) {
  const last = useRef(name);
  useEffect(() => {
    if (last.current === name) return;
    last.current = name;
    screen.current?.querySelector<HTMLElement>('h1')?.focus();
  }, [screen, name]);
}
