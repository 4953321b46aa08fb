import { Code, Collapse, Highlight, Icon, IconButton, StatusPill, VisuallyHidden } from '@embarque/design-system';
import { Check, ChevronDown, type LucideIcon, Minus, X } from 'lucide-react';
import { memo, useState } from 'react';
import type { Coverage, Line } from '../../../.ci/coverage/coverage.types.ts';
import { type Proof, proofOf } from './find-lines.ts';
import { LineDetails } from './LineDetails.tsx';
import { StoryLink } from './StoryLink.tsx';

const marks: Record<Proof, { icon: LucideIcon; label: string }> = {
  proven: { icon: Check, label: 'Tested' },
  untestable: { icon: Minus, label: 'Not testable' },
  unproven: { icon: X, label: 'Untested' },
};

interface CoverageLineProps {
  line: Line;
  places: Coverage['places'];
  /** Called with its id when its story opens. */
  onOpen: (id: string) => void;
}

/** A line of the specification. A press shows it: the story that proves it, or else the page that its tests are about. */
export const CoverageLine = memo(function CoverageLine({ line, places: all, onOpen }: CoverageLineProps) {
  const [isOpen, setOpen] = useState(false);
  const { id, text, stories } = line;
  const places = line.places.flatMap((key) => all[key] ?? []);
  const story = stories[0] ?? places.find(({ start }) => start)?.start;
  const proof = proofOf(line);
  const { icon, label } = marks[proof];
  const toggle = () => setOpen(!isOpen);

  return (
    <li className="coverage-line" data-proof={proof}>
      <span className="coverage-mark">
        <Icon icon={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </span>
      <Code>{id}</Code>
      <div className="coverage-text" dir="auto">
        {story ? (
          <StoryLink id={lineId(id)} story={story.id} variant="quiet" onOpen={() => onOpen(id)}>
            <Highlight>{text}</Highlight>
          </StoryLink>
        ) : (
          <Highlight>{text}</Highlight>
        )}
        {proof === 'unproven' && (
          <>
            {' '}
            <StatusPill tone="danger" mark={X}>
              Untested
            </StatusPill>
          </>
        )}
      </div>
      <IconButton
        icon={ChevronDown}
        label={`Details of ${id}`}
        size="small"
        aria-expanded={isOpen}
        aria-controls={`${lineId(id)}-details`}
        onClick={toggle}
      />
      <Collapse className="coverage-more" id={`${lineId(id)}-details`} isOpen={isOpen}>
        <LineDetails line={line} places={places} />
      </Collapse>
    </li>
  );
});

/** The id of a line's link on the page. */
export const lineId = (id: string) => `line-${id}`;
