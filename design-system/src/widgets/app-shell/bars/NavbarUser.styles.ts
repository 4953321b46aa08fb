import { styled } from 'styled-components';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { unseen } from '../../../theme/styles/unseen.ts';

export const Trigger = styled.button`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space.l};
  max-inline-size: 100%;
  min-inline-size: ${theme.size.target};
  min-block-size: calc(${theme.size.navbar} - 2px);
  padding: 0;
  padding-inline-start: ${theme.space.m};
  border: 0;
  border-radius: ${theme.radius.m};
  background: transparent;
  text-align: end;
  cursor: pointer;

  /* As high as the navbar inside its border, so that the menu opens below it; the ring stays inside. */
  &:focus-visible {
    outline-offset: -6px;
  }

  ${media.phone} {
    padding-inline-start: 0;
  }
`;

export const Who = styled.span`
  display: grid;
  min-inline-size: 0;
  max-inline-size: 14rem;
  color: ${theme.color.ink3};
  font-size: ${theme.text.caption};

  /* On a coloured navbar. */
  [data-bar]:not([data-tone='surface']) &,
  [data-bar]:not([data-tone='surface']) & > * {
    color: inherit;
  }
  line-height: ${theme.leading.tight};

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* No room beside the avatar, but still the button's name. */
  ${media.phone} {
    ${unseen}
  }
`;

export const Person = styled.span`
  color: ${theme.color.ink};
  font-size: ${theme.text.body};
  font-weight: ${theme.weight.semibold};
`;
