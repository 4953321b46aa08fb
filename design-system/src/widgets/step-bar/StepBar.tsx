import { styled } from 'styled-components';
import { Card } from '../../cards/card/Card.tsx';
import { Stepper, type StepperProps } from '../../forms/wizard/Stepper.tsx';

export type StepBarProps = StepperProps;

/**
 * The way through something whose steps are pages of their own, such as a checkout. With its fields, use `Wizard`. Ref and rest
 * go to the steps, inside the card.
 */
export function StepBar(props: StepBarProps) {
  return (
    <Room>
      <Card>
        <Stepper {...props} />
      </Card>
    </Room>
  );
}

/** The steps look at how much room there is, as within a wizard. */
const Room = styled.div`
  container: wizard / inline-size;
  min-inline-size: 0;
`;
