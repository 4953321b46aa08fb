import { Button, EmptyState, Heading, Stack, StatusPill, Switch, TextField } from '@embarque/design-system';
import type { Modes } from '../model/walk.modes.ts';
import { describeResult } from '../model/walk.sheet.ts';
import type { Walk, WalkJourney } from '../model/walk.ts';
import type { News } from '../news/news.ts';
import { ModeChoices } from './ModeChoices.tsx';
import { toneOf } from './tones.ts';

export interface WalkStartProps {
  /** All journeys, new or not. */
  journeys: readonly WalkJourney[];
  /** Those that are walked through. */
  chosen: readonly WalkJourney[];
  news: News;
  modes: Modes;
  isOnlyNew: boolean;
  reviewer: string;
  walk: Walk | undefined;
  onModes: (modes: Modes) => void;
  onOnlyNew: (isOnlyNew: boolean) => void;
  onReviewer: (reviewer: string) => void;
  onOpen: (storyId: string) => void;
  onSheet: () => void;
}

/** Says what there is to see, and asks how, and by whom. */
export function WalkStart({ journeys, chosen, news, walk, onOpen, onSheet, ...form }: WalkStartProps) {
  const open = chosen.find(({ storyId }) => walk?.results[storyId]?.status !== 'seen') ?? chosen[0];
  const isBegun = walk !== undefined && Object.keys(walk.results).length > 0;

  return (
    <Stack gap="xl">
      <div>
        <Heading level={1} tabIndex={-1}>
          Release walk
        </Heading>
        <p>
          Every journey plays by itself, one after the other. Remarks stay in this browser, and the walk ends in a sheet
          to print or copy. The address of this page opens the same walk.
        </p>
      </div>
      <ModeChoices modes={form.modes} onChange={form.onModes} />
      <p>Each journey signs in its own user.</p>
      <NewsChoice
        news={news}
        count={journeys.filter(({ isNew }) => isNew).length}
        isOnlyNew={form.isOnlyNew}
        onChange={form.onOnlyNew}
      />
      <div className="walk-reviewer">
        <TextField
          label="Your name, for the sheet"
          autoComplete="name"
          value={form.reviewer}
          onChange={({ target }) => form.onReviewer(target.value)}
        />
      </div>
      <div className="walk-buttons">
        {open && (
          <Button onClick={() => onOpen(open.storyId)}>{isBegun ? 'Continue the walk' : 'Start the walk'}</Button>
        )}
        {isBegun && (
          <Button variant="soft" onClick={onSheet}>
            Show the sheet
          </Button>
        )}
      </div>
      {chosen.length === 0 ? (
        <EmptyState title="No journey to walk through" headingLevel={2}>
          {form.isOnlyNew ? 'The code of no journey changed.' : 'No story is a journey yet.'}
        </EmptyState>
      ) : (
        <JourneyList {...{ chosen, walk, onOpen }} />
      )}
    </Stack>
  );
}

function NewsChoice({ news, count, isOnlyNew, onChange }: NewsChoiceProps) {
  if (news.tag === null) return news.reason ? <p>{news.reason}</p> : null;
  const shared = news.shared === 1 ? '1 shared file' : `${news.shared} shared files`;
  return (
    <div>
      <Switch checked={isOnlyNew} onChange={({ target }) => onChange(target.checked)}>
        Only what is new since {news.tag}: {count === 1 ? '1 journey' : `${count} journeys`}
      </Switch>
      {news.shared > 0 && <p className="walk-quiet">{shared} changed, too. Code that many stories share marks none.</p>}
    </div>
  );
}

interface NewsChoiceProps {
  news: News;
  /** How many journeys are new. */
  count: number;
  isOnlyNew: boolean;
  onChange: (isOnlyNew: boolean) => void;
}

function JourneyList({ chosen, walk, onOpen }: Pick<WalkStartProps, 'chosen' | 'walk' | 'onOpen'>) {
  return (
    <section aria-labelledby="walk-journeys">
      <Heading level={2} id="walk-journeys">
        Journeys
      </Heading>
      <ol className="walk-journeys">
        {chosen.map(({ storyId, sentence, feature, isNew }) => (
          <li key={storyId}>
            <button type="button" onClick={() => onOpen(storyId)}>
              <b>{sentence}</b>
              <span>{feature}</span>
            </button>
            {isNew && <StatusPill tone="warning">New</StatusPill>}
            <StatusPill tone={toneOf(walk?.results[storyId]?.status)}>
              {describeResult(walk?.results[storyId])}
            </StatusPill>
          </li>
        ))}
      </ol>
    </section>
  );
}
