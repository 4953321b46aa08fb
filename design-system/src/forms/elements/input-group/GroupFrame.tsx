import { type MouseEvent, type ReactNode, useId } from 'react';
import type { FieldSize, TypedFieldProps } from '../../field/field-props.ts';
import { type ControlProps, FieldFrame } from '../../field/FieldFrame.tsx';
import { Box, Joint, Text } from './InputGroup.styles.ts';

/** The parts in one box with the control. */
export interface Joined {
  /** An icon or a few words before the text, such as `https://`. */
  prefix?: ReactNode;
  /** An icon or a few words after the text, such as a unit. */
  suffix?: ReactNode;
  /** Something to press before the text: a ghost `Button`, a `Menu`, a `Checkbox`, a `Radio`. */
  before?: ReactNode;
  /** Something to press after the text. */
  after?: ReactNode;
  /**
   * Whether lines part the text from what stands beside it.
   * @default 'shown'
   */
  dividers?: 'shown' | 'hidden';
}

interface GroupFrameProps extends Omit<TypedFieldProps, 'size'>, Joined {
  id?: string;
  size: FieldSize;
  children: (control: ControlProps) => ReactNode;
}

/** The frame of every input group. */
export function GroupFrame({ size, children, ...props }: GroupFrameProps) {
  const { prefix, suffix, before, after, dividers = 'shown', ...field } = props;
  const id = useId();
  const words = [prefix && `${id}-prefix`, suffix && `${id}-suffix`].filter(Boolean);

  return (
    <FieldFrame {...field} describedBy={words.join(' ')}>
      {(control) => (
        <Box data-size={size} data-dividers={dividers} onMouseDown={(event) => focusControl(event, control.id)}>
          {before && <Joint>{before}</Joint>}
          {prefix && (
            <Text id={`${id}-prefix`}>
              <bdi>{prefix}</bdi>
            </Text>
          )}
          {children(control)}
          {suffix && (
            <Text id={`${id}-suffix`}>
              <bdi>{suffix}</bdi>
            </Text>
          )}
          {after && <Joint>{after}</Joint>}
        </Box>
      )}
    </FieldFrame>
  );
}

/** Pressing the words puts the caret into the control; what can be pressed itself keeps its press. */
function focusControl(event: MouseEvent<HTMLElement>, controlId: string) {
  if (!(event.target instanceof Element) || event.target.closest('input, textarea, a, button, label')) return;
  event.preventDefault();
  document.getElementById(controlId)?.focus();
}
