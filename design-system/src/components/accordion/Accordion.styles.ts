import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export type AccordionVariant = 'plain' | 'bordered' | 'separated';

const { color, duration, easing, radius, size, space, text, weight } = theme;

export const Part = styled.div`
  min-inline-size: 0;
`;

const hairlines = css`
  > ${Part}:not(:last-child) {
    border-block-end: 1px solid ${color.border};
  }
`;

const frame = css`
  border: 1px solid ${color.border};
  border-radius: ${radius.l};
  background: ${color.surface};
`;

const variants: Record<AccordionVariant, ReturnType<typeof css>> = {
  plain: css`
    ${hairlines}
    --inset: ${space.xs};
  `,
  bordered: css`
    ${frame}
    ${hairlines}
    --inset: ${space.l};
  `,
  separated: css`
    --inset: ${space.l};
    gap: ${space.m};

    > ${Part} {
      ${frame}
      box-shadow: ${theme.shadow.card};
    }
  `,
};

export const Root = styled.div<{ $variant: AccordionVariant }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  ${({ $variant }) => variants[$variant]}
`;

export const Header = styled.h3`
  font-size: inherit;
  letter-spacing: inherit;
`;

export const Trigger = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.m};
  inline-size: 100%;
  min-block-size: max(${size.controlLarge}, ${size.target});
  padding-block: ${space.m};
  padding-inline: var(--inset);
  border: 0;
  border-radius: ${radius.l};
  background: none;
  color: ${color.ink};
  font-size: ${text.body};
  font-weight: ${weight.semibold};
  line-height: ${theme.leading.normal};
  text-align: start;
  cursor: pointer;

  > bdi {
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  > svg {
    color: ${color.ink3};
    transition: transform ${duration.normal} ${easing.move};
  }

  &:hover:enabled,
  &[aria-expanded='true']:enabled {
    color: ${color.primaryInk};

    > svg {
      color: inherit;
    }
  }
  &[aria-expanded='true'] > svg {
    transform: rotate(180deg);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    color: ${color.ink3};
    cursor: not-allowed;
    opacity: 0.6;
  }

  ${media.forcedColors} {
    &:disabled {
      color: GrayText;
      opacity: 1;
    }
  }
`;

export const Content = styled.div`
  padding-block: 0 ${space.l};
  padding-inline: var(--inset);
  max-inline-size: 72ch;
`;
