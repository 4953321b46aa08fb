import { Check, MessageSquareWarning } from 'lucide-react';
import { Badge } from '../../../design-system/src/components/badges/Badge.tsx';
import { Button } from '../../../design-system/src/components/buttons/Button.tsx';
import { TextField } from '../../../design-system/src/forms/elements/input/TextField.tsx';
import type { Tone } from '../../../design-system/src/theme/tones.ts';
import { storyLabel } from '../../../.storybook/appearance/labels.ts';
import type { Change, Decision, ReviewedPicture, ReviewedStory } from '../review.types.ts';
import { Comparison } from './Comparison.tsx';

const changes: Record<Change, { label: string; tone: Tone }> = {
  changed: { label: 'Changed', tone: 'warning' },
  new: { label: 'New', tone: 'success' },
  gone: { label: 'Gone', tone: 'danger' },
};

interface StoryCardProps {
  story: ReviewedStory;
  /** Those of the looks that are shown. */
  pictures: readonly ReviewedPicture[];
  decision: Decision;
  onDecide: (change: Partial<Decision>) => void;
}

/** A story with its pictures, and what the reviewer says about it. */
export function StoryCard({ story, pictures, decision, onDecide }: StoryCardProps) {
  const { label, tone } = changes[story.change];
  const name = storyLabel(story.name);
  const toggle = (verdict: Decision['verdict']) => onDecide({ verdict: decision.verdict === verdict ? null : verdict });
  return (
    <section className="rv-card" aria-labelledby={story.id} data-verdict={decision.verdict ?? undefined}>
      <header>
        <h3 id={story.id} tabIndex={-1}>
          {name}
        </h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="rv-actions">
          <Button
            size="small"
            tone="success"
            variant={decision.verdict === 'approved' ? 'solid' : 'outline'}
            icon={Check}
            aria-pressed={decision.verdict === 'approved'}
            aria-label={`Approve ${name}`}
            onClick={() => toggle('approved')}
          >
            Approve
          </Button>
          <Button
            size="small"
            tone="danger"
            variant={decision.verdict === 'changes requested' ? 'solid' : 'outline'}
            icon={MessageSquareWarning}
            aria-pressed={decision.verdict === 'changes requested'}
            aria-label={`Request changes of ${name}`}
            onClick={() => toggle('changes requested')}
          >
            Request changes
          </Button>
        </span>
      </header>
      {story.problems.length > 0 && (
        <p className="rv-problem">The story failed, so its pictures show it unfinished: {story.problems[0]}</p>
      )}
      {pictures.map((picture) => (
        <Comparison key={picture.look} picture={picture} story={name} />
      ))}
      <TextField
        label="Comment"
        value={decision.comment}
        onChange={({ target }) => onDecide({ comment: target.value })}
      />
    </section>
  );
}
