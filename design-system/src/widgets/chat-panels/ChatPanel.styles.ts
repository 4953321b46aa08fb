import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

const { color, leading, radius, space, text, weight } = theme;

export const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;
`;

export const Close = styled.div`
  display: flex;
  justify-content: end;
  padding: ${space.s};
`;

/** The face, large, with the name below it. */
export const Head = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space.m};
  padding-inline: ${space.card};
  line-height: ${leading.tight};
  text-align: center;

  > span:first-child {
    --avatar: 5.5rem;
  }
  h2 {
    font-size: ${text.large};
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: ${space.xs};
    color: ${color.ink3};
  }
`;

export const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};
  padding: ${space.card};
`;

export const Group = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.s};

  > h3 {
    color: ${color.ink3};
    font-size: ${text.small};
    font-weight: ${weight.semibold};
  }
  > p {
    color: ${color.ink2};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.dl`
  display: grid;
  gap: ${space.s};
  margin: 0;

  > div {
    display: flex;
    align-items: center;
    gap: ${space.m};
    min-inline-size: 0;
  }
  dd {
    min-inline-size: 0;
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

export const Media = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;

  button {
    display: block;
    inline-size: 100%;
    padding: 0;
    border: 0;
    border-radius: ${radius.s};
    background: ${color.sunken};
    aspect-ratio: 1;
    cursor: zoom-in;
    overflow: clip;
  }
  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`;

export const Options = styled.div`
  display: grid;
  justify-items: start;
  margin-inline: calc(-1 * ${space.m});
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Counter = styled.p`
  justify-self: end;
  color: ${color.ink3};
  font-size: ${text.caption};

  &[data-near] {
    color: ${color.dangerInk};
  }
`;
