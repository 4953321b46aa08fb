import { styled } from 'styled-components';
import { Stepper, type StepperProps } from '../../forms/wizard/Stepper.tsx';

export type StepBarProps = Omit<StepperProps, 'isSlim' | 'placement'>;

/**
 * The way through something whose steps are pages of their own, such as a checkout. With its fields, use `Wizard`. Ref and rest
 * go to the steps.
 */
export function StepBar(props: StepBarProps) {
  return (
    <Room>
      <Stepper {...props} isSlim />
    </Room>
  );
}

/** The steps look at how much room there is, as within a wizard. */
const Room = styled.div`
  container: wizard / inline-size;
  min-inline-size: 0;
`;
