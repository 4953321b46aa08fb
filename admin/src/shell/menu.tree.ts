import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Activity,
  Calendar,
  ChartLine,
  CircleUser,
  EyeOff,
  FileText,
  Folder,
  Kanban,
  LifeBuoy,
  type LucideIcon,
  Mail,
  Menu,
  MessagesSquare,
  ReceiptText,
  Shield,
  ShieldCheck,
  ShoppingBag,
  Square,
  SquareCheckBig,
  UserRoundCheck,
  WalletCards,
} from 'lucide-react';
import { paths } from '../paths.ts';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';

/** Counts that the menu shows beside its items. */
export type MenuCount = 'unread mail' | 'cart';

/** An item of the menu: a link, a group, or, with neither an address nor items below it, a word that leads nowhere. */
export interface MenuNode {
  title: MessageDescriptor;
  icon?: LucideIcon;
  href?: string;
  /** What the person must be allowed to read; whoever may not does not see it. Groups go by what is in them. */
  subject?: string;
  count?: MenuCount;
  isDisabled?: boolean;
  isExternal?: boolean;
  items?: readonly MenuNode[];
}

export interface MenuBranch {
  id: string;
  heading: MessageDescriptor;
  items: readonly MenuNode[];
}

/** What the template kit's own pages ask for: everything but what a role names, so whoever may manage all. */
const template = SUBJECT_OF_TEMPLATE;

const page = (title: MessageDescriptor, href: string, more?: Partial<MenuNode>): MenuNode => ({
  title,
  href,
  subject: template,
  ...more,
});

const inNewTab = (title: MessageDescriptor, href: string) => page(title, href, { isExternal: true });

/** The menu above the UI kit (catalogue §2.1), with the product's own page first. */
export const before: readonly MenuBranch[] = [
  {
    id: 'dashboards',
    heading: msg`Dashboards`,
    items: [
      { title: msg`Sales`, icon: WalletCards, href: paths.sales, subject: 'Sale' },
      page(msg`Analytics`, '/dashboard/analytics', { icon: ChartLine }),
      page(msg`eCommerce`, '/dashboard/ecommerce', { icon: ShoppingBag }),
    ],
  },
  {
    id: 'apps',
    heading: msg`Apps and pages`,
    items: [
      page(msg`Email`, paths.email, { icon: Mail, count: 'unread mail' }),
      page(msg`Chat`, '/apps/chat', { icon: MessagesSquare }),
      page(msg`Todo`, '/apps/todo', { icon: SquareCheckBig }),
      page(msg`Calendar`, '/apps/calendar', { icon: Calendar }),
      page(msg`Kanban`, '/apps/kanban', { icon: Kanban }),
      {
        title: msg`Invoice`,
        icon: ReceiptText,
        items: [
          page(msg`List`, '/apps/invoice/list'),
          page(msg`Preview`, '/apps/invoice/preview'),
          page(msg`Edit`, '/apps/invoice/edit'),
          page(msg`Add`, '/apps/invoice/add'),
        ],
      },
      {
        title: msg`Roles and permissions`,
        icon: ShieldCheck,
        items: [page(msg`Roles`, '/apps/roles'), page(msg`Permissions`, '/apps/permissions')],
      },
      {
        title: msg`Shop`,
        icon: ShoppingBag,
        items: [
          page(msg`Products`, '/apps/ecommerce/shop'),
          page(msg`Details`, '/apps/ecommerce/product-detail'),
          page(msg`Wish list`, '/apps/ecommerce/wishlist'),
          page(msg`Checkout`, '/apps/ecommerce/checkout', { count: 'cart' }),
        ],
      },
      {
        title: msg`User`,
        icon: CircleUser,
        items: [page(msg`List`, '/apps/user/list'), page(msg`View`, '/apps/user/view')],
      },
      {
        title: msg`Pages`,
        icon: FileText,
        items: [
          page(msg`Account settings`, '/pages/account-settings'),
          page(msg`Profile`, '/pages/profile'),
          page(msg`FAQ`, '/pages/faq'),
          page(msg`Knowledge base`, '/pages/knowledge-base'),
          page(msg`Pricing`, '/pages/pricing'),
          page(msg`License`, '/pages/license'),
          page(msg`API key`, '/pages/api-key'),
          {
            title: msg`Blog`,
            items: [
              page(msg`List`, '/pages/blog/list'),
              page(msg`Detail`, '/pages/blog/detail'),
              page(msg`Edit`, '/pages/blog/edit'),
            ],
          },
          {
            title: msg`Miscellaneous`,
            items: [
              inNewTab(msg`Coming soon`, '/misc/coming-soon'),
              inNewTab(msg`Not authorised`, paths.notAuthorized),
              inNewTab(msg`Maintenance`, '/misc/maintenance'),
              inNewTab(msg`Error`, paths.notFound),
            ],
          },
        ],
      },
      {
        title: msg`Authentication`,
        icon: UserRoundCheck,
        items: [
          basicAndCover(msg`Login`, '/pages/login'),
          {
            ...basicAndCover(msg`Register`, '/pages/register'),
            items: [
              ...(basicAndCover(msg`Register`, '/pages/register').items ?? []),
              inNewTab(msg`Multi-steps`, '/pages/register-multi-steps'),
            ],
          },
          basicAndCover(msg`Forgot password`, '/pages/forgot-password'),
          basicAndCover(msg`Reset password`, '/pages/reset-password'),
          basicAndCover(msg`Verify email`, '/pages/verify-email'),
          basicAndCover(msg`Two steps`, '/pages/two-steps'),
        ],
      },
      page(msg`Modal examples`, '/pages/modal-examples', { icon: Square }),
    ],
  },
];

/** The menu below the UI kit. */
export const after: readonly MenuBranch[] = [
  {
    id: 'misc',
    heading: msg`Misc`,
    items: [
      { title: msg`Access control`, icon: Shield, href: '/access-control', subject: 'ACL' },
      {
        title: msg`Menu levels`,
        icon: Menu,
        items: [
          { title: msg`Second level 2.1`, subject: template },
          {
            title: msg`Second level 2.2`,
            items: [
              { title: msg`Third level 3.1`, subject: template },
              { title: msg`Third level 3.2`, subject: template },
            ],
          },
        ],
      },
      { title: msg`Disabled menu`, icon: EyeOff, href: '#', isDisabled: true, subject: template },
      page(msg`Documentation`, '/pages/knowledge-base', { icon: Folder, isExternal: true }),
      page(msg`Raise support`, '/pages/faq', { icon: LifeBuoy, isExternal: true }),
      { title: msg`Session`, icon: Activity, href: paths.session },
    ],
  },
];

function basicAndCover(title: MessageDescriptor, path: string): MenuNode {
  return { title, items: [inNewTab(msg`Basic`, `${path}-basic`), inNewTab(msg`Cover`, `${path}-cover`)] };
}
