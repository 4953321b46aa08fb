import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const { color, duration, radius, shadow, size, space, text, weight } = theme;

const lines = (count: number) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${count};
`;

export const Root = styled.article`
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-inline-size: 0;
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
  overflow-wrap: anywhere;
  transition: box-shadow ${duration.normal};

  ${media.hover} {
    &:hover {
      box-shadow: ${shadow.floating};
    }
  }
`;

/** The whole picture is a link, too; the title is the one that has a name. */
export const Picture = styled.a`
  position: relative;
  display: block;
  overflow: hidden;
  border-start-start-radius: calc(${radius.xl} - 1px);
  border-start-end-radius: calc(${radius.xl} - 1px);
  aspect-ratio: 16 / 9;

  > img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Mark = styled.span`
  position: absolute;
  inset-block-start: ${space.m};
  inset-inline-start: ${space.m};

  /* A picture may have any ground. */
  > span {
    background: ${color.surface};
  }
`;

export const PlaySign = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  margin: auto;
  inline-size: ${size.controlLarge};
  block-size: ${size.controlLarge};
  border: 1px solid ${color.border};
  border-radius: ${radius.full};
  background: ${color.surface};
  box-shadow: ${shadow.floating};
  color: ${color.primaryInk};
`;

export const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space.m};
  padding: ${space.l};
`;

export const Title = styled.div`
  > * {
    ${lines(2)}
    min-block-size: 2lh;
    margin: 0;
    font-size: ${text.large};
    font-weight: ${weight.bold};
    line-height: 1.3;
  }
`;

export const Facts = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.s};
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const Author = styled.bdi`
  color: ${color.ink};
  font-weight: ${weight.medium};
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Excerpt = styled.p`
  ${lines(3)}
  min-block-size: 3lh;
  margin: 0;
  color: ${color.ink2};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-block-start: auto;
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.border};

  > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${size.target};
  }
`;
