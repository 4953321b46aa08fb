import { storyLabel } from '../../../.storybook/appearance/labels.ts';
import type { ReviewedStory } from '../review.types.ts';
import { type Decisions, decisionOn } from './decisions.ts';

interface StoryListProps {
  stories: readonly ReviewedStory[];
  decisions: Decisions;
}

/** The contents of the page, by widget. */
export function StoryList({ stories, decisions }: StoryListProps) {
  return (
    <nav className="rv-list" aria-label="Stories">
      {[...Map.groupBy(stories, ({ title }) => title)].map(([title, of]) => (
        <section key={title}>
          <h2>{title.split('/').at(-1)}</h2>
          <ul>
            {of.map((story) => {
              const { verdict } = decisionOn(decisions, story);
              return (
                <li key={story.id}>
                  <a href={`#${story.id}`}>
                    {storyLabel(story.name)}
                    {verdict && <small>{verdict === 'approved' ? 'Approved' : 'To be changed'}</small>}
                  </a>
                </li>
              );
            })}
          </ul>
        </section>
      ))}
    </nav>
  );
}
