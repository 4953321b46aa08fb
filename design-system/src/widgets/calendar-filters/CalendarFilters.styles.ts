import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';

const { color, space, text } = theme;

export const Root = styled.section`
  min-inline-size: 0;
`;

export const Heading = styled.h2`
  margin-block-end: ${space.s};
  color: ${color.ink3};
  font-size: ${text.small};
  letter-spacing: normal;
`;

export const Rows = styled.div`
  display: flex;
  flex-direction: column;
`;

/** Its way to be shown alone keeps its room, so that nothing moves when it comes up. */
export const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-block-size: max(2.25rem, ${theme.size.target});

  > :first-child {
    flex: 1;
    min-inline-size: 0;
  }
`;

export const Count = styled.span`
  ${tabular}
  color: ${color.ink3};
  font-size: ${text.caption};
`;

export const Only = styled.button`
  min-inline-size: ${theme.size.target};
  min-block-size: ${theme.size.target};
  padding-inline: ${space.s};
  border: 0;
  border-radius: ${theme.radius.s};
  background: none;
  color: ${color.primaryInk};
  font: inherit;
  font-size: ${text.caption};
  font-weight: ${theme.weight.medium};
  cursor: pointer;

  &:hover {
    background: ${color.primarySoft};
  }
  ${media.hover} {
    opacity: 0;

    ${Row}:is(:hover, :focus-within) & {
      opacity: 1;
    }
  }
`;
