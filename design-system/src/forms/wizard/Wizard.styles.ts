import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { List, narrow, Root as Way } from './Stepper.styles.ts';

export type WizardVariant = 'joined' | 'apart';

const { color, radius, shadow, space } = theme;

export const Root = styled.form`
  container: wizard / inline-size;
  min-inline-size: 0;
`;

const surface = `
  border: 1px solid ${color.border};
  border-radius: ${radius.xl};
  background: ${color.surface};
  box-shadow: ${shadow.card};
`;

export const Body = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.xl};
  min-inline-size: 0;
  padding: ${space.card};
`;

export const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  > ${Way} {
    padding: ${space.card};
  }
  &[data-placement='start'] {
    grid-template-columns: minmax(0, 16rem) minmax(0, 1fr);
  }
  &[data-variant='joined'] {
    ${surface}

    > ${Way} {
      border-block-end: 1px solid ${color.border};
    }
    &[data-placement='start'] > ${Way} {
      border-block-end: 0;
      border-inline-end: 1px solid ${color.border};
    }
  }
  &[data-variant='apart'] {
    gap: ${space.l};

    > ${Way} {
      padding: 0;
    }
    > ${Body} {
      ${surface}
    }
  }

  ${narrow} {
    &[data-placement='start'] {
      grid-template-columns: minmax(0, 1fr);
    }
    &[data-variant='joined'][data-placement='start'] > ${Way} {
      border-block-end: 1px solid ${color.border};
      border-inline-end: 0;
    }
    ${List} {
      align-items: center;
    }
  }
`;

export const Panel = styled.section`
  display: grid;
  gap: ${space.l};
  min-inline-size: 0;

  &[hidden] {
    display: none;
  }
  /* It takes focus, so it is as high as a target. */
  h3 {
    inline-size: fit-content;
    min-block-size: 24px;
    border-radius: ${radius.s};
  }
`;

export const Note = styled.p`
  margin: ${space.xxs} 0 0;
  color: ${color.ink3};
  overflow-wrap: anywhere;
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: ${space.m};

  svg:dir(rtl) {
    transform: scaleX(-1);
  }
`;
