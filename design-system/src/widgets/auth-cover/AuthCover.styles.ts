import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { besideEachOther } from './cover.media.ts';

export type AuthCoverVariant = 'page' | 'overlay';

const variants: Record<AuthCoverVariant, string> = {
  page: 'min-block-size: 100dvh;',
  overlay: `
    position: fixed;
    inset: 0;
    z-index: ${theme.layer.overlay};
    overflow: auto;
    overscroll-behavior: contain;
  `,
};

export const Root = styled.div<{ $variant: AuthCoverVariant }>`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  background: ${theme.color.surface};
  ${({ $variant }) => variants[$variant]}

  ${besideEachOther} {
    grid-template: minmax(100dvh, auto) / minmax(0, 1.25fr) minmax(27rem, 1fr);
  }
`;

/** The brand panel. Its words stand above the circles of distance, and below the flight path. */
export const Cover = styled.div`
  --cover-side: ${theme.space.gutter};
  position: relative;
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  gap: ${theme.space.xl};
  padding: ${theme.space.xl} var(--cover-side);
  overflow: hidden;
  background: ${theme.color.brand};
  color: ${theme.color.onBrandMuted};

  ${besideEachOther} {
    position: sticky;
    inset-block-start: 0;
    block-size: 100dvh;
    --cover-side: 3.5rem;
    padding-block: 2.75rem 3.75rem;
  }

  > :not(svg) {
    position: relative;
  }
`;

export const Headline = styled.p`
  max-inline-size: 15rem;
  color: ${theme.color.onBrand};
  font-size: ${theme.text.heading};
  font-weight: ${theme.weight.bold};
  letter-spacing: -0.03em;
  line-height: 1.08;
  text-wrap: balance;

  ${besideEachOther} {
    max-inline-size: 31rem;
    font-size: min(${theme.text.brand}, 3.6vw);
    text-wrap: wrap;
  }
`;

export const Tagline = styled.p`
  display: none;
  margin-block-start: ${theme.space.l};
  font-size: ${theme.text.large};

  ${besideEachOther} {
    display: block;
  }
`;

export const Column = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: ${theme.space.xxl} ${theme.space.gutter};

  ${besideEachOther} {
    align-items: center;
  }
`;

export const Form = styled.div`
  inline-size: min(23.75rem, 100%);
  margin-inline: auto;
`;

export const Title = styled.h1`
  /* On phones, the tools stand beside it. */
  padding-inline-end: ${theme.size.target};
  font-size: ${theme.text.figure};
  outline: none;
`;

export const Description = styled.p`
  margin-block: ${theme.space.xs} 1.75rem;
  color: ${theme.color.ink3};
`;

export const Footer = styled.p`
  margin-block-start: ${theme.space.xl};
  text-align: center;
`;

/** Above the form where it fills the column, in the corner of the page. */
export const Tools = styled.div`
  position: absolute;
  inset-block-start: ${theme.space.s};
  inset-inline-end: ${theme.space.m};
`;
