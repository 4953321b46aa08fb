import { styled } from 'styled-components';
import { ScrollArea } from '../../components/scroll-area/ScrollArea.tsx';
import { tabular } from '../../theme/tabular.ts';
import { theme } from '../../theme/theme.ts';
import { unseen } from '../../theme/styles/unseen.ts';

const { color, leading, size, space, text } = theme;

export const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.m};
  padding: ${space.l} ${space.card};
  border-block-end: 1px solid ${color.border};
`;

/** The name, which is the title of the card, over the detail. */
export const Person = styled.div`
  flex: 1;
  min-inline-size: 0;
  line-height: ${leading.tight};
  overflow-wrap: anywhere;

  h2,
  h3,
  h4 {
    font-size: ${text.large};
  }
`;

export const Detail = styled.p`
  color: ${color.ink3};
  font-size: ${text.small};
`;

export const History = styled(ScrollArea)`
  block-size: 20rem;
  background: ${color.sunken};

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.l};
    padding: ${space.card};
  }
`;

export const Group = styled.div`
  display: flex;
  align-items: end;
  gap: ${space.s};

  &[data-from='me'] {
    justify-content: end;
    text-align: end;
  }
`;

export const Bubbles = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  align-items: start;
  gap: ${space.xs};
  min-inline-size: 0;
  max-inline-size: 82%;

  [data-from='me'] > & {
    align-items: end;
  }
`;

export const Time = styled.time`
  color: ${color.ink3};
  font-size: ${text.caption};
  ${tabular}
`;

export const Entry = styled.form`
  display: flex;
  align-items: start;
  gap: ${space.s};
  padding: ${space.m} ${space.card};
  border-block-start: 1px solid ${color.border};
  container-type: inline-size;

  > :not(button) {
    flex: 1;
    min-inline-size: 0;
  }

  /* The width of a phone is for what is written: the button keeps its drawing, and its word for screen readers. */
  @container (inline-size < 22rem) {
    > [type='submit'] {
      inline-size: max(var(--control), ${size.target});
      padding-inline: 0;

      > span {
        ${unseen}
      }
    }
  }
`;
