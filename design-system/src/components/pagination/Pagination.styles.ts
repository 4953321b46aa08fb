import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { hiddenOnPaper } from '../../theme/styles/on-paper.ts';
import { theme } from '../../theme/theme.ts';

export type PaginationSize = 'small' | 'medium' | 'large';
export type PaginationVariant = 'separated' | 'joined';
export type PaginationAlign = 'start' | 'center' | 'end' | 'between';

const aligns: Record<PaginationAlign, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
};

const sizes: Record<PaginationSize, ReturnType<typeof css>> = {
  small: css`
    --step: max(1.75rem, ${theme.size.target});
    font-size: ${theme.text.small};
  `,
  medium: css`
    --step: max(${theme.size.controlSmall}, ${theme.size.target});
    font-size: ${theme.text.small};
  `,
  large: css`
    --step: max(${theme.size.controlMedium}, ${theme.size.target});
    font-size: ${theme.text.body};
  `,
};

export const Root = styled.nav<{ $size: PaginationSize; $align: PaginationAlign }>`
  ${({ $size }) => sizes[$size]}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: ${({ $align }) => aligns[$align]};
  gap: ${theme.space.s} ${theme.space.l};
  color: ${theme.color.ink3};
  overflow-wrap: anywhere;
  ${hiddenOnPaper}
  ${tabular}
`;

export const Summary = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s} ${theme.space.l};
  min-inline-size: 0;
`;

export const PerPage = styled.label`
  display: inline-flex;
  min-inline-size: 0;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space.s};

  select {
    min-block-size: var(--step);
  }
`;

const variants: Record<PaginationVariant, ReturnType<typeof css>> = {
  separated: css`
    gap: ${theme.space.xs};
  `,
  joined: css`
    border-radius: ${theme.radius.m};
    background: ${theme.color.sunken};
    box-shadow: inset 0 0 0 1px ${theme.color.border};
  `,
};

export const Steps = styled.ul<{ $variant: PaginationVariant }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  min-inline-size: 0;
  ${({ $variant }) => variants[$variant]}

  > li {
    min-inline-size: 0;
  }
  > li[data-on='phone'] {
    display: none;
  }

  ${media.phone} {
    > li[data-on='wide'] {
      display: none;
    }
    > li[data-on='phone'] {
      display: block;
    }
  }
`;

const box = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space.xs};
  min-inline-size: var(--step);
  min-block-size: var(--step);
  padding-inline: ${theme.space.s};
`;

export const Gap = styled.span`
  ${box}
`;

export const Position = styled.span`
  ${box}
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
`;

export const Step = styled.button`
  ${box}
  border: 1px solid transparent;
  border-radius: ${theme.radius.m};
  background: none;
  color: ${theme.color.ink2};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &:hover:not([aria-disabled]) {
    background: var(--tone-soft);
    color: var(--tone-ink);
  }
  &[aria-current] {
    background: var(--tone);
    color: var(--on-tone);
    font-weight: ${theme.weight.semibold};
  }
  &[aria-disabled] {
    cursor: default;
    opacity: 0.4;
  }

  > svg:dir(rtl) {
    transform: scaleX(-1);
  }

  ${media.forcedColors} {
    &[aria-current] {
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
    &[aria-disabled] {
      color: GrayText;
      opacity: 1;
    }
  }
`;

/** Names a step beside its arrow. */
export const Word = styled.span`
  ${media.phone} {
    display: none;
  }
`;
