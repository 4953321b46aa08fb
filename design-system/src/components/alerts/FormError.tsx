import { CircleAlert } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { styled } from 'styled-components';
import { Icon } from '../../icons/Icon.tsx';
import { theme } from '../../theme/theme.ts';

export type FormErrorProps = Omit<ComponentPropsWithRef<'div'>, 'role'>;

/**
 * A line beside the button of a form that could not be sent. Keep it there without children while all is well: screen
 * readers then speak up as soon as it says something.
 */
export function FormError({ children, ...rest }: FormErrorProps) {
  return (
    <Root {...rest} role="alert">
      {children && (
        <>
          <Icon icon={CircleAlert} />
          <span>{children}</span>
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  gap: ${theme.space.xs};
  color: ${theme.color.dangerInk};
  font-weight: ${theme.weight.medium};
  overflow-wrap: anywhere;

  &:empty {
    display: none;
  }
  svg {
    margin-block-start: calc((1lh - ${theme.size.iconText}) / 2);
  }
  span {
    min-inline-size: 0;
  }
`;
