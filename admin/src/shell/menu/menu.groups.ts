import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { EyeOff, FileText, House, type LucideIcon, Menu, ShieldCheck, ShoppingBag } from 'lucide-react';
import type { MenuPlace } from '../../manifest/manifest.ts';
import { SUBJECT_OF_TEMPLATE } from '../../session/subjects.ts';
import type { MenuNode } from './menu.node.ts';

export interface MenuSectionTitle {
  id: 'work' | 'apps' | 'misc' | 'account';
  heading: MessageDescriptor;
}

/** The sections above the UI kit: the product first, then the template's modules (catalogue §2.1). */
export const sectionsAboveKit: readonly MenuSectionTitle[] = [
  { id: 'work', heading: msg`Your work` },
  { id: 'apps', heading: msg`Apps and pages` },
];

export const sectionsBelowKit: readonly MenuSectionTitle[] = [{ id: 'misc', heading: msg`Misc` }];

/** The section of the user menu that features place pages in; the main menu does not show it. */
export const sectionsOfUserMenu: readonly MenuSectionTitle[] = [{ id: 'account', heading: msg`Account` }];

/** A group that several features share. */
interface SharedGroup {
  title: MessageDescriptor;
  menu: MenuPlace & { icon: LucideIcon };
}

export const sharedGroups: Readonly<Record<'dashboards' | 'roles-and-permissions' | 'shop' | 'pages', SharedGroup>> = {
  dashboards: { title: msg`Dashboards`, menu: { in: 'work', order: 50, icon: House } },
  'roles-and-permissions': {
    title: msg`Roles and permissions`,
    menu: { in: 'apps', order: 70, icon: ShieldCheck },
  },
  shop: { title: msg`Shop`, menu: { in: 'work', order: 40, icon: ShoppingBag } },
  pages: { title: msg`Pages`, menu: { in: 'apps', order: 100, icon: FileText } },
};

const word = (title: MessageDescriptor): MenuNode => ({ title, subject: SUBJECT_OF_TEMPLATE });

/** Samples of what a menu can hold; no page is behind them. */
export const samples: readonly { menu: MenuPlace; node: MenuNode }[] = [
  {
    menu: { in: 'misc', order: 20 },
    node: {
      title: msg`Menu levels`,
      icon: Menu,
      items: [
        word(msg`Second level 2.1`),
        { title: msg`Second level 2.2`, items: [word(msg`Third level 3.1`), word(msg`Third level 3.2`)] },
      ],
    },
  },
  {
    menu: { in: 'misc', order: 30 },
    node: { ...word(msg`Disabled menu`), icon: EyeOff, href: '#', isDisabled: true },
  },
];
