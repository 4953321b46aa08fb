import { Fragment } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { HighlightBy, Highlighter } from './highlight.context.ts';
import { highlightParts } from './highlight-parts.ts';

/** Marks texts for a query. Nobody needs this code before somebody searches. */
export function highlighterOf(query: string, by: HighlightBy): Highlighter {
  const partsOf = highlightParts(query, by);
  return (text, render = (part) => part) => {
    const parts = partsOf(text);
    if (!parts.some(({ isFound }) => isFound)) return render(text);
    // Without a role the mark does not part the text for screen readers.
    return parts.map((part) =>
      part.isFound ? (
        <Mark key={part.from} role="presentation">
          {render(part.text)}
        </Mark>
      ) : (
        <Fragment key={part.from}>{render(part.text)}</Fragment>
      ),
    );
  };
}

/** Colours alone: letters stay where they are. */
const Mark = styled.mark`
  background: color-mix(in srgb, ${theme.color.signal} 38%, transparent);
  color: ${theme.color.ink};

  ${media.forcedColors} {
    background: Mark;
    color: MarkText;
  }
`;
