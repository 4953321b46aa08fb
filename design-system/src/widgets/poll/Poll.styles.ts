import { styled } from 'styled-components';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, radius, space, text, weight } = theme;

export const Root = styled.fieldset`
  min-inline-size: 0;
  margin: 0;
  padding: 0;
  border: 0;
  overflow-wrap: anywhere;

  > legend {
    padding: 0;
    margin-block-end: ${space.l};
  }
`;

export const Options = styled.div`
  display: grid;
  gap: ${space.l};
`;

export const Option = styled.div`
  display: grid;
  gap: ${space.s};
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  align-items: start;
  justify-content: space-between;
  gap: ${space.m};
  min-block-size: 1.5rem;
  color: ${color.ink};
  font-weight: ${weight.medium};
  ${tabular}

  > * {
    min-inline-size: 0;
  }
`;

/** It is there before the result is, so that a vote moves nothing. */
export const Bar = styled.div`
  block-size: 6px;
  overflow: hidden;
  border-radius: ${radius.full};
  background: ${color.border};
`;

export const Fill = styled.div`
  block-size: 100%;
  border-radius: inherit;
  background: ${color.primary};
  transition: inline-size ${theme.duration.slow} ${theme.easing.enter};
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.s};
  margin-block-start: ${space.l};
  color: ${color.ink3};
  font-size: ${text.small};

  > * {
    max-inline-size: 100%;
  }
`;
