import { DateInput, DateSegment } from 'react-aria-components/TimeField';
import { styled } from 'styled-components';
import { media } from '../../../../theme/media.ts';
import { tabular } from '../../../../theme/tabular.ts';
import { theme } from '../../../../theme/theme.ts';
import { Box, controlDisabled, controlFocus, controlInvalid, controlValid } from '../../../field/Control.styles.ts';

/** A control's box around the parts of a date. */
export const PickerBox = styled(Box)`
  align-items: stretch;

  &[data-invalid] {
    ${controlInvalid}
  }
  &[data-valid] {
    ${controlValid}
  }
  &[data-readonly] {
    background: ${theme.color.sunken};
  }
  &:has([role='spinbutton']:focus, [role='textbox']:focus, [data-trigger]:focus) {
    ${controlFocus}
  }
  &[data-disabled] {
    ${controlDisabled}
  }
`;

/** Focus put into it goes to its first part. */
export const Position = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: stretch;
  column-gap: ${theme.space.s};
  min-inline-size: 0;
  padding-inline: calc(var(--pad) - 2px);
  overflow: clip;
  outline: none;

  > [role='presentation'],
  > [data-entry] {
    display: flex;
    align-items: stretch;
    min-inline-size: 0;
  }
  > [data-entry]:last-of-type {
    flex: 1;
  }
`;

/** Around the parts, for what is pasted into one of them; it takes no room of its own. */
export const PasteTarget = styled.div`
  display: contents;
`;

export const Parts = styled(DateInput)`
  ${tabular}
  flex: 1;
  align-self: center;
  min-inline-size: 0;
  padding-block: ${theme.space.xs};
  overflow: clip;
  white-space: nowrap;
  cursor: text;
`;

export const Part = styled(DateSegment)`
  padding-inline: 2px;
  border-radius: 4px;
  color: ${theme.color.ink};
  outline: none;

  &[data-type='literal'] {
    padding-inline: 0;
    color: ${theme.color.ink3};
    white-space: pre;
  }
  &[data-placeholder] {
    color: ${theme.color.ink3};
  }
  &[data-focused] {
    background: ${theme.color.primary};
    color: ${theme.color.onPrimary};
  }
  &[data-disabled] {
    color: inherit;
  }

  ${media.forcedColors} {
    &[data-focused] {
      outline: 2px solid Highlight;
    }
  }
`;

/** The words that stand for the parts until somebody wants to change them. */
export const Formatted = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline: var(--pad);
  display: flex;
  align-items: center;
  overflow: hidden;
  color: ${theme.color.ink};
  text-overflow: ellipsis;
  white-space: nowrap;
  pointer-events: none;

  ${Position}:focus-within > & {
    display: none;
  }
  ${Position}:not(:focus-within) > & + * {
    opacity: 0;
  }
`;

/** Between the first day and the last. */
export const Until = styled.span`
  align-self: center;
  color: ${theme.color.ink3};
`;
