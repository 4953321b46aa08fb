import { useLingui } from '@lingui/react/macro';
import { CreditCard, MapPin, ShoppingCart } from 'lucide-react';
import { useState } from 'react';
import type { StepperStep } from '../../forms/wizard/Stepper.tsx';
import { StepBar } from './StepBar.tsx';

/** Completed steps can be opened again. */
export function Checkout() {
  const { t } = useLingui();
  const [current, setCurrent] = useState('address');
  const places = [
    { id: 'cart', title: t`Cart`, icon: ShoppingCart },
    { id: 'address', title: t`Address`, icon: MapPin },
    { id: 'payment', title: t`Payment`, icon: CreditCard },
  ];
  const now = places.findIndex(({ id }) => id === current);
  const stateOf = (index: number): StepperStep['state'] =>
    index === now ? 'current' : index < now ? 'done' : 'coming';
  return (
    <StepBar
      label={t`Steps of the checkout`}
      steps={places.map((position, index) => ({ ...position, state: stateOf(index) }))}
      onSelect={({ step }) => setCurrent(step)}
    />
  );
}
