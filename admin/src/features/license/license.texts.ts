import { useLingui } from '@lingui/react/macro';

export type LicenseId = 'single' | 'multiple' | 'extended';

/** A right, and how far each license grants it. */
export interface Right extends Record<LicenseId, string | boolean> {
  name: string;
}

interface License {
  id: LicenseId;
  /** The head of its column. */
  name: string;
  title: string;
  text: string;
  points: string[];
}

/** The six rights that licenses differ in. */
export function useRights(): Right[] {
  const { t } = useLingui();
  return [
    {
      name: t({ message: 'Projects', context: 'license' }),
      single: '1',
      multiple: t({ message: 'Unlimited', context: 'number of projects' }),
      extended: '1',
    },
    { name: t`Use in a project of your own`, single: true, multiple: true, extended: true },
    { name: t`Use for a client`, single: true, multiple: true, extended: true },
    { name: t`Use by several teams`, single: false, multiple: true, extended: true },
    { name: t`Charge travellers for access`, single: false, multiple: false, extended: true },
    { name: t`Resell as part of a product`, single: false, multiple: false, extended: t`Single product` },
  ];
}

export function useLicenses(): License[] {
  const { t } = useLingui();
  return [
    {
      id: 'single',
      name: t({ message: 'Single', context: 'license' }),
      title: t`Single license`,
      text: t`For one agency website or one app.`,
      points: [t`One project, for you or for one client`, t`Travellers use it free of charge`, t`All updates included`],
    },
    {
      id: 'multiple',
      name: t({ message: 'Multiple', context: 'license' }),
      title: t`Multiple license`,
      text: t`For agencies that build for many clients.`,
      points: [t`Any number of projects`, t`All teams of your company`, t`Travellers use it free of charge`],
    },
    {
      id: 'extended',
      name: t({ message: 'Extended', context: 'license' }),
      title: t`Extended license`,
      text: t`For a product that travellers or agencies pay for.`,
      points: [t`One product that you sell or rent out`, t`You can charge for access`, t`All teams of your company`],
    },
  ];
}
