import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Root = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 5fr) minmax(0, 7fr);
  gap: ${space.xxl};
  overflow-wrap: anywhere;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.xl};
  }
`;

export const Image = styled.div`
  overflow: hidden;
  align-self: start;
  border-radius: ${radius.xl};
  background: ${color.sunken};
  aspect-ratio: 4 / 3;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Text = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space.l};
  min-inline-size: 0;
`;

export const Name = styled.div`
  display: grid;
  gap: ${space.xs};

  > h2 {
    font-size: ${text.title};
  }
`;

export const Brand = styled.p`
  color: ${color.ink3};
`;

export const Top = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.m} ${space.xl};
`;

export const Price = styled.p`
  color: ${color.ink};
  font-size: ${text.figure};
  font-weight: ${weight.bold};
  letter-spacing: ${theme.tracking.title};
  ${tabular}
`;

export const Available = styled.p`
  color: ${color.successInk};
  font-weight: ${weight.semibold};
`;

export const Description = styled.p`
  max-inline-size: 65ch;
  color: ${color.ink2};
  font-size: ${text.large};
`;

export const Facts = styled.ul`
  display: grid;
  gap: ${space.s};
  padding-block: ${space.l};
  border-block: 1px solid ${color.border};
`;

export const Fact = styled.li`
  display: flex;
  align-items: center;
  gap: ${space.m};
  color: ${color.ink2};

  > svg {
    color: ${color.primaryInk};
  }
  > span {
    min-inline-size: 0;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.m};

  /* Words share the row; what is an icon alone keeps its size. */
  ${media.phone} {
    gap: ${space.s};

    > :not([data-width='square']) {
      flex: 1 1 auto;
    }
  }
`;

export const Features = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  gap: ${space.xxl} ${space.gap};
  padding: ${space.xxl} ${space.card};
  border-radius: ${radius.l};
  background: ${color.sunken};
`;

export const Feature = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  gap: ${space.s};
  text-align: center;
  overflow-wrap: anywhere;

  > svg {
    inline-size: 2rem;
    block-size: 2rem;
    color: ${color.primaryInk};
  }
  > h3 {
    font-size: ${text.large};
  }
  > p {
    max-inline-size: 32ch;
    color: ${color.ink2};
  }
`;

export const Teaser = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${space.xs};
  block-size: 100%;
  padding: ${space.xs} ${space.xs} ${space.s};
  overflow-wrap: anywhere;

  > h3 {
    font-size: ${text.body};
    line-height: 1.4;
  }
  > ${Image} {
    margin-block-end: ${space.s};
  }
  > ${Price} {
    font-size: ${text.large};
  }
`;
