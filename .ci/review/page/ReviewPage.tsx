import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design-system/src/components/buttons/Button.tsx';
import { TextField } from '../../../design-system/src/forms/elements/input/TextField.tsx';
import { folderLabel } from '../../../.storybook/appearance/labels.ts';
import type { Review } from '../review.types.ts';
import { decisionOn, progressOf } from './decisions.ts';
import { FilterBar, type Filter, noFilter, picturesOf, shownStories } from './FilterBar.tsx';
import { SkinSwitch } from './SkinSwitch.tsx';
import { StoryCard } from './StoryCard.tsx';
import { StoryList } from './StoryList.tsx';
import { useReview } from './useReview.ts';
import { useShortcuts } from './useShortcuts.ts';

/** All stories that look different now, to approve or to send back. */
export function ReviewPage({ review }: { review: Review }) {
  const { decisions, decide, reviewer, setReviewer, download } = useReview(review);
  const [filter, setFilter] = useState<Filter>(noFilter);
  const { open, refused } = progressOf(review, decisions);
  const shown = shownStories(review, filter, decisions);
  useShortcuts();

  return (
    <main>
      <header className="rv-header">
        <div>
          <h1>Visual review</h1>
          <p>
            {review.now}
            {review.isUncommitted && ' with changes that are not committed'} against {review.against} ({review.base}).{' '}
            {summaryOf(review)}
          </p>
        </div>
        <div className="rv-send">
          <SkinSwitch />
          <TextField label="Your name" value={reviewer} onChange={({ target }) => setReviewer(target.value)} />
          <Button icon={Download} onClick={download}>
            Download review
          </Button>
        </div>
      </header>
      {review.stories.length === 0 ? (
        <p className="rv-quiet">No story looks different. There is nothing to approve.</p>
      ) : (
        <>
          <FilterBar filter={filter} onChange={setFilter} />
          <p className="rv-quiet" role="status">
            {shown.length} of {review.stories.length} shown · {open} without a decision · {refused} to be changed. Press{' '}
            <kbd>J</kbd> and <kbd>K</kbd> to go to the next and the previous story.
          </p>
          <div className="rv-columns">
            <StoryList stories={shown} decisions={decisions} />
            <div className="rv-stories">
              {groupsOf(shown).map(([title, stories]) => (
                <section key={title} className="rv-widget" aria-label={title}>
                  <h2>{title.split('/').slice(1).map(folderLabel).join(' › ')}</h2>
                  {stories.map((story) => (
                    <StoryCard
                      key={story.id}
                      story={story}
                      pictures={picturesOf(story, filter)}
                      decision={decisionOn(decisions, story)}
                      onDecide={(change) => decide(story, change)}
                    />
                  ))}
                </section>
              ))}
            </div>
          </div>
        </>
      )}
    </main>
  );
}

const groupsOf = (stories: Review['stories']) => [...Map.groupBy(stories, ({ title }) => title)];

function summaryOf({ compared, leftOut, stories }: Review): string {
  const left = leftOut > 0 ? ` ${leftOut} were left out by the limit.` : '';
  return `${compared} stories compared in light and dark, left to right and right to left: ${stories.length} look different.${left}`;
}
