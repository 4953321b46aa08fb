import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

export const Root = styled.div`
  position: relative;
  min-inline-size: 0;
  border: 1px solid ${theme.color.border};
  border-radius: ${theme.radius.m};
  background: ${theme.color.sunken};

  > button {
    position: absolute;
    inset-block-start: ${theme.space.s};
    inset-inline-end: ${theme.space.s};
  }

  > button:not(:hover) {
    background: ${theme.color.sunken};
  }
`;

export const Lines = styled.pre`
  inline-size: max-content;
  min-inline-size: 100%;
  margin: 0;
  padding: ${theme.space.l};
  /* The button stands over the end of the first line. */
  padding-inline-end: ${theme.space.xxl};
  color: ${theme.color.ink2};
  font-size: 0.8125rem;
  line-height: 1.6;
  tab-size: 2;

  [data-token='keyword'] {
    color: ${theme.color.primaryInk};
  }

  [data-token='string'] {
    color: ${theme.color.successInk};
  }

  [data-token='class'],
  [data-token='entity'] {
    color: ${theme.color.infoInk};
  }

  [data-token='property'] {
    color: ${theme.color.warningInk};
  }

  [data-token='comment'] {
    color: ${theme.color.ink3};
    font-style: italic;
  }

  [data-token='identifier'] {
    color: ${theme.color.ink};
  }
`;
