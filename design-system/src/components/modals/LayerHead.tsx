import type { ReactNode } from 'react';
import { Heading } from 'react-aria-components/Heading';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import type { Tone } from '../../theme/tones.ts';
import { Badge } from '../badges/Badge.tsx';

const { size, space } = theme;

export interface LayerHeadProps {
  /** The title, which names the layer. */
  title: ReactNode;
  /** How many things it holds, or are new: stands beside the title, and its changes are read out. */
  count?: ReactNode;
  /** An action on the whole content, at the end of the line: a small button. */
  action?: ReactNode;
  /** The colour of its ground: what it is about. */
  tone?: Tone | undefined;
  /**
   * Whether it names the dialog around it. A hint is no dialog.
   * @default true
   */
  isName?: boolean;
}

/** The head of every layer over the page: its title, a count, and one action. */
export function LayerHead({ title, count, action, tone, isName = true }: LayerHeadProps) {
  return (
    <Root data-tone={tone}>
      <Titles>
        <Title level={2} {...(isName && { slot: 'title' })}>
          {title}
        </Title>
        {count !== undefined && <span role="status">{count !== null && <Badge tone="primary">{count}</Badge>}</span>}
      </Titles>
      {action}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex: none;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 3.5rem;
  padding-block: calc((3.5rem - max(${size.controlSmall}, ${size.target})) / 2);
  padding-inline: ${space.card} ${space.m};
  border-block-end: 1px solid ${theme.color.border};
  overflow-wrap: anywhere;

  &[data-tone] {
    border-block-end: 0;
    background: var(--tone-soft);

    &,
    * {
      color: var(--tone-ink);
    }
  }
`;

const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  min-inline-size: 0;
  min-block-size: max(${size.controlSmall}, ${size.target});
`;

const Title = styled(Heading)`
  min-inline-size: 0;
  font-size: ${theme.text.large};
`;
