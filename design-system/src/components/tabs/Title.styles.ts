import { Tab } from 'react-aria-components/Tabs';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import type { TabsPlacement, TabsVariant } from './Tabs.styles.ts';

const { color, duration, radius, size, space, text, weight } = theme;

const edges: Record<TabsPlacement, string> = {
  top: 'inset-block-end: 0; inset-inline: 0; block-size: 2px;',
  start: 'inset-inline-end: 0; inset-block: 0; inline-size: 2px;',
  end: 'inset-inline-start: 0; inset-block: 0; inline-size: 2px;',
};

const looks: Record<TabsVariant, (placement: TabsPlacement) => ReturnType<typeof css>> = {
  line: (placement) => css`
    &::after {
      content: '';
      position: absolute;
      ${edges[placement]}
      border-radius: ${radius.full};
      background: transparent;
      transition: background-color ${duration.fast};
    }
    ${media.phone} {
      &::after {
        ${placement === 'start' && edges.end}
        ${placement === 'start' && 'inset-inline-end: auto;'}
      }
    }
    &[data-selected] {
      color: var(--tone-ink);
    }
    &[data-selected]::after {
      background: var(--tone);
    }
  `,
  pill: () => css`
    border-radius: ${radius.m};

    &[data-hovered]:not([data-selected]) {
      background: var(--tone-soft);
      color: var(--tone-ink);
    }
    &[data-selected] {
      background: var(--tone);
      color: var(--on-tone);
    }
  `,
  list: () => css`
    &:not(:last-child) {
      border-block-end: 1px solid ${color.border};
    }
    &[data-hovered] {
      background: ${color.sunken};
    }
    &[data-selected] {
      background: var(--tone-soft);
      color: var(--tone-ink);
    }
  `,
};

const title = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-block-size: max(${size.controlMedium}, ${size.target});
  padding-block: ${space.s};
  padding-inline: ${space.l};
  color: ${color.ink2};
  font-weight: ${weight.semibold};
  cursor: pointer;
  transition: background-color ${duration.fast};

  &:focus-visible,
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`;

export const Title = styled(Tab)<{ $variant: TabsVariant; $placement: TabsPlacement }>`
  ${title}
  flex: none;

  [data-orientation='horizontal'] > & {
    white-space: nowrap;
  }
  [data-orientation='vertical'] > & {
    justify-content: flex-start;
    overflow-wrap: anywhere;

    > span {
      min-inline-size: 0;
    }
  }
  &[data-hovered] {
    color: ${color.ink};
  }
  ${({ $variant, $placement }) => looks[$variant]($placement)}
  &[data-disabled] {
    color: ${color.ink3};
    cursor: not-allowed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    &[data-selected] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
    &[data-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** At the end of the line where titles stand below each other. */
export const Count = styled.span`
  min-inline-size: 1.5rem;
  padding-inline: ${space.xs};
  border-radius: ${radius.full};
  background: color-mix(in srgb, currentcolor 12%, transparent);
  font-size: ${text.caption};
  line-height: 1.25rem;
  text-align: center;
  ${tabular}

  [data-orientation='vertical'] > * > && {
    margin-inline-start: auto;
  }
`;

export const MoreButton = styled.button`
  ${title}
  flex: none;
  border: 0;
  border-radius: ${radius.m};
  background: none;

  &:hover,
  &[aria-expanded='true'] {
    background: var(--tone-soft);
    color: var(--tone-ink);
  }
`;
