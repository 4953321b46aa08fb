import { useLingui } from '@lingui/react/macro';
import {
  CreditCard,
  Gift,
  House,
  type LucideIcon,
  PackagePlus,
  ReceiptText,
  Share2,
  ShieldCheck,
  UserPen,
} from 'lucide-react';
import type { ComponentType } from 'react';
import type { ModalProps } from './frame/modal.types.ts';

export const MODALS = ['share', 'card', 'pricing', 'refer', 'address', 'app', 'two-factor', 'user'] as const;
export type ModalId = (typeof MODALS)[number];

/** Each modal loads when it is opened. */
export const modalLoaders: Record<ModalId, () => Promise<{ Modal: ComponentType<ModalProps> }>> = {
  share: async () => ({ Modal: (await import('./share/ShareProject.tsx')).ShareProject }),
  card: async () => ({ Modal: (await import('./account/AddCard.tsx')).AddCard }),
  pricing: async () => ({ Modal: (await import('./product/PlanChoice.tsx')).PlanChoice }),
  refer: async () => ({ Modal: (await import('./share/ReferAndEarn.tsx')).ReferAndEarn }),
  address: async () => ({ Modal: (await import('./account/AddAddress.tsx')).AddAddress }),
  app: async () => ({ Modal: (await import('./product/CreateApp.tsx')).CreateApp }),
  'two-factor': async () => ({ Modal: (await import('./account/TwoFactor.tsx')).TwoFactor }),
  user: async () => ({ Modal: (await import('./account/EditUser.tsx')).EditUser }),
};

interface ModalTexts {
  icon: LucideIcon;
  title: string;
  text: string;
}

/** The card of each modal (MEX-01). */
export function useModalTexts(): Record<ModalId, ModalTexts> {
  const { t } = useLingui();
  return {
    share: { icon: Share2, title: t`Share project`, text: t`Invite members, and choose what each of them may do.` },
    card: { icon: CreditCard, title: t`Add new card`, text: t`Save a card for later payments.` },
    pricing: { icon: ReceiptText, title: t`Pricing`, text: t`Compare the plans by month or by year.` },
    refer: { icon: Gift, title: t`Refer and earn`, text: t`Invite friends, and travel with free data.` },
    address: { icon: House, title: t`Add new address`, text: t`Add a place to deliver to.` },
    app: { icon: PackagePlus, title: t`Create app`, text: t`Set up an app in five steps.` },
    'two-factor': {
      icon: ShieldCheck,
      title: t`Two-factor authentication`,
      text: t`Turn on two-step verification.`,
    },
    user: { icon: UserPen, title: t`Edit user information`, text: t`Edit a user's details.` },
  };
}
