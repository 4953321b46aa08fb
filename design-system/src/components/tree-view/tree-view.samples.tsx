import { useLingui } from '@lingui/react/macro';
import type { TreeViewItem } from './tree-view.types.ts';

/** Airports by country and city, for examples. */
export function useAirports(): TreeViewItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'brazil',
      label: t`Brazil`,
      children: [
        {
          id: 'sao-paulo',
          label: 'São Paulo',
          children: [
            { id: 'GRU', label: 'Guarulhos' },
            { id: 'CGH', label: 'Congonhas' },
          ],
        },
        { id: 'rio', label: 'Rio de Janeiro', children: [{ id: 'GIG', label: 'Galeão' }] },
      ],
    },
    { id: 'portugal', label: t`Portugal`, children: [{ id: 'LIS', label: 'Lisboa' }] },
  ];
}

/** The cover of a policy, for examples. */
export function useCoverage(): TreeViewItem[] {
  const { t } = useLingui();
  return [
    {
      id: 'health',
      label: t`Medical help`,
      children: [
        { id: 'hospital', label: t`Hospital` },
        { id: 'dentist', label: t`Dentist` },
      ],
    },
    {
      id: 'luggage',
      label: t`Luggage`,
      children: [
        { id: 'lost', label: t`Lost` },
        { id: 'late', label: t`Late by more than six hours` },
      ],
    },
  ];
}
