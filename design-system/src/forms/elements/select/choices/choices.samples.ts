import { useLingui } from '@lingui/react/macro';
import { Bus, Car, Plane, Ship, TrainFront, Umbrella, Wifi } from 'lucide-react';
import type { ChoiceGroup, ChoiceOption } from './choices.ts';

const airport = (value: string, label: string, name: string) => ({ value, label, description: `${value} · ${name}` });

/** The airports, for examples. */
export function useAirports(): ChoiceGroup[] {
  const { t } = useLingui();
  return [
    {
      label: t`Brazil`,
      options: [
        airport('GRU', 'São Paulo', 'Guarulhos'),
        airport('GIG', 'Rio de Janeiro', 'Galeão'),
        airport('REC', 'Recife', 'Guararapes'),
      ],
    },
    {
      label: t`Europe`,
      options: [
        airport('LIS', 'Lisbon', 'Humberto Delgado'),
        airport('OPO', 'Porto', 'Francisco Sá Carneiro'),
        airport('MAD', 'Madrid', 'Barajas'),
        airport('CDG', 'Paris', 'Charles de Gaulle'),
      ],
    },
  ];
}

/** Countries that a policy can cover. */
export function useCountries(): ChoiceOption[] {
  const { t } = useLingui();
  return [
    { value: 'BR', label: t`Brazil` },
    { value: 'AR', label: t`Argentina` },
    { value: 'CL', label: t`Chile` },
    { value: 'UY', label: t`Uruguay` },
    { value: 'PT', label: t`Portugal` },
    { value: 'ES', label: t`Spain` },
    { value: 'FR', label: t`France` },
    { value: 'IT', label: t`Italy` },
  ];
}

/** The products and means of travel, with icons, for examples. */
export function useTripParts(): ChoiceGroup[] {
  const { t } = useLingui();
  return [
    {
      label: t`Cover`,
      options: [
        { value: 'insurance', label: t`Travel insurance`, icon: Umbrella },
        { value: 'esim', label: t`eSIM`, icon: Wifi },
      ],
    },
    {
      label: t`Long way`,
      options: [
        { value: 'flight', label: t`Flight`, icon: Plane },
        { value: 'cruise', label: t`Cruise`, icon: Ship },
        { value: 'train', label: t`Train`, icon: TrainFront },
      ],
    },
    {
      label: t`On the spot`,
      options: [
        { value: 'car', label: t`Rental car`, icon: Car },
        { value: 'bus', label: t`Bus`, icon: Bus },
      ],
    },
  ];
}
