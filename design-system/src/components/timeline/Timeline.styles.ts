import { styled } from 'styled-components';
import { onThePageSide } from '../../theme/styles/page-side.ts';
import { theme } from '../../theme/theme.ts';

export const Root = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
`;

/** The rail is as wide as an icon point; points without an icon stand in its middle. */
export const Item = styled.li`
  --rail: 2rem;
  position: relative;
  display: grid;
  grid-template-columns: var(--rail) minmax(0, 1fr);
  gap: ${theme.space.m};
  padding-block-end: ${theme.space.xl};

  &:last-child {
    padding-block-end: 0;
  }
  &:not(:last-child)::before {
    position: absolute;
    inset-block: var(--rail) 0;
    inset-inline-start: calc(var(--rail) / 2 - 1px);
    border-inline-start: 2px solid ${theme.color.border};
    content: '';
  }
`;

const middleOfFirstLine = `calc((var(--rail) - 1lh) / 2)`;

export const Point = styled.span`
  display: grid;
  place-items: center;
  inline-size: var(--rail);
  block-size: var(--rail);
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--tone-soft);
  color: var(--tone-ink);

  &:empty {
    background: none;
  }
  &:empty::before {
    inline-size: 0.75rem;
    block-size: 0.75rem;
    border: 3px solid var(--tone);
    border-radius: 50%;
    box-shadow: 0 0 0 4px var(--tone-soft);
    content: '';
  }
`;

export const Content = styled.div`
  min-inline-size: 0;
  padding-block-start: ${middleOfFirstLine};
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${theme.space.xxs} ${theme.space.l};
`;

export const Title = styled.span`
  min-inline-size: 0;
  color: ${theme.color.ink};
  font-weight: ${theme.weight.semibold};
  ${onThePageSide}
  unicode-bidi: plaintext;
`;

export const Aside = styled.span`
  color: ${theme.color.ink3};
  font-size: ${theme.text.small};
  unicode-bidi: plaintext;
`;

export const Body = styled.div`
  padding-block-start: ${theme.space.xxs};
  ${onThePageSide}
  unicode-bidi: plaintext;
`;
