import { Button } from 'react-aria-components/Button';
import { Tag, TagGroup, TagList } from 'react-aria-components/TagGroup';
import { styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { theme } from '../../../../theme/theme.ts';

const { color, space } = theme;

/** Lets the tags stand in the line of what is around them. */
export const Group = styled(TagGroup)`
  display: contents;
`;

export const List = styled(TagList<object>)`
  display: contents;
`;

export const Chip = styled(Tag)`
  display: flex;
  gap: ${space.xs};
  align-items: center;
  min-inline-size: 0;
  max-inline-size: 100%;
  min-block-size: max(1.625rem, ${theme.size.target});
  padding-inline: ${space.s};
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: ${color.primarySoft};
  color: ${color.primaryInk};
  font-size: ${theme.text.small};
  font-weight: ${theme.weight.semibold};
  line-height: ${theme.leading.tight};
  outline-offset: -1px;
  overflow-wrap: anywhere;
  cursor: default;

  > span {
    min-inline-size: 0;
    padding-block: ${space.xxs};
  }
  &:has(button) {
    padding-inline-end: 0;
  }
  &[data-disabled] {
    background: ${color.secondarySoft};
    color: ${color.secondaryInk};
  }

  ${media.forcedColors} {
    border-color: ButtonBorder;
  }
`;

export const Remove = styled(Button)`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: ${theme.size.target};
  block-size: ${theme.size.target};
  padding: 0;
  border: 0;
  border-radius: ${theme.radius.s};
  background: transparent;
  color: inherit;
  cursor: pointer;

  > svg {
    inline-size: 0.875rem;
    block-size: 0.875rem;
  }
  &[data-hovered] {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
`;
