import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, leading, radius, size, space, text, weight } = theme;

export const Root = styled.section`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  overflow: hidden auto;
  overscroll-behavior: contain;

  &:focus {
    outline: none;
  }
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
    color: ${color.ink};
    font-size: ${text.body};
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

  [aria-pressed='true'] > svg {
    fill: ${color.signal};
    color: ${color.signal};
  }
`;

export const Tags = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Tag = styled.li`
  display: inline-flex;
  align-items: center;
  gap: ${space.xxs};
  max-inline-size: 100%;
  min-block-size: ${size.target};
  padding-inline: ${space.s};
  border-radius: ${radius.full};
  background: ${color.primarySoft};
  color: ${color.primaryInk};
  font-size: ${text.small};
  font-weight: ${weight.semibold};
  overflow-wrap: anywhere;

  &:has(button) {
    padding-inline-end: 0;
  }
  > button {
    display: grid;
    flex: none;
    place-items: center;
    inline-size: ${size.target};
    block-size: ${size.target};
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    color: inherit;
    cursor: pointer;
  }
`;

export const Counter = styled.p`
  justify-self: end;
  color: ${color.ink3};
  font-size: ${text.caption};

  ${tabular}

  &[data-near] {
    color: ${color.dangerInk};
    font-weight: ${weight.semibold};
  }
`;
