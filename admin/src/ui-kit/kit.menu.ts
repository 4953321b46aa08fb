import type { AppMenuItem, AppMenuSection } from '@embarque/design-system';
import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import {
  Box,
  Briefcase,
  ChartPie,
  CircleCheck,
  Copy,
  CreditCard,
  Feather,
  Grid2x2,
  Layout,
  LayoutPanelTop,
  type LucideIcon,
  Milestone,
  Palette,
  Repeat2,
  Table2,
  Type,
} from 'lucide-react';

/** Pages of the UI kit that belong together. A group of one page is that page. */
interface KitGroup {
  title: MessageDescriptor;
  icon: LucideIcon;
  /** By the folder of their examples in the design system, which is their path. */
  pages: Record<string, MessageDescriptor>;
}

interface KitSection {
  id: string;
  heading: MessageDescriptor;
  groups: readonly KitGroup[];
}

/** Pages of their own, which show what stands around a page instead of examples. */
export const layoutPages: KitGroup['pages'] = {
  'page-layout/layout-empty': msg`Empty layout`,
  'page-layout/layout-blank': msg`Blank layout`,
};

/** The UI kit as the menu shows it (catalogue §2.1). Every folder with examples is here, or nobody would find it. */
export const kit: readonly KitSection[] = [
  {
    id: 'user-interface',
    heading: msg`User interface`,
    groups: [
      { title: msg`Typography`, icon: Type, pages: { 'ui-element/typography': msg`Typography` } },
      { title: msg`Colours`, icon: Palette, pages: { 'colors/colors': msg`Colours` } },
      { title: msg`Icons`, icon: Feather, pages: { 'icons/reactfeather': msg`Icons` } },
      {
        title: msg`Cards`,
        icon: CreditCard,
        pages: {
          'cards/basic': msg`Basic`,
          'cards/advance': msg`Advance`,
          'cards/action': msg`Actions`,
          'cards/statistics': msg`Statistics`,
          'cards/analytics': msg`Analytics`,
          'cards/card': msg`Card`,
          'cards/stat-tile': msg`Stat tile`,
        },
      },
      {
        title: msg`Components`,
        icon: Briefcase,
        pages: {
          'components/accordion': msg`Accordion`,
          'components/alerts': msg`Alerts`,
          'components/auto-complete': msg`Auto complete`,
          'components/avatar': msg`Avatar`,
          'components/badges': msg`Badges`,
          'components/blockui': msg`Block UI`,
          'components/breadcrumbs': msg`Breadcrumbs`,
          'components/buttons': msg`Buttons`,
          'components/carousel': msg`Carousel`,
          'components/code-block': msg`Code block`,
          'components/collapse': msg`Collapse`,
          'components/description-list': msg`Description list`,
          'components/divider': msg`Divider`,
          'components/dropdowns': msg`Dropdowns`,
          'components/empty-state': msg`Empty states`,
          'components/list-group': msg`List group`,
          'components/modals': msg`Modals`,
          'components/navs': msg`Navs`,
          'components/offcanvas': msg`Offcanvas`,
          'components/pagination': msg`Pagination`,
          'components/pill-badges': msg`Pill badges`,
          'components/pills': msg`Pills`,
          'components/popovers': msg`Popovers`,
          'components/progress': msg`Progress`,
          'components/segmented-control': msg`Segmented control`,
          'components/skeleton': msg`Skeletons`,
          'components/spinners': msg`Spinners`,
          'components/split-pane': msg`Split pane`,
          'components/status': msg`Status`,
          'components/tabs': msg`Tabs`,
          'components/timeline': msg`Timeline`,
          'components/toasts': msg`Toasts`,
          'components/toolbar': msg`Toolbar`,
          'components/tooltips': msg`Tooltips`,
          'components/tree-view': msg`Tree view`,
        },
      },
      {
        title: msg`Extensions`,
        icon: Box,
        pages: {
          'extensions/sweet-alert': msg`Sweet alert`,
          'extensions/react-hot-toasts': msg`Toast notifications`,
          'extensions/toastr': msg`Toastr`,
          'extensions/slider': msg`Sliders`,
          'extensions/drag-and-drop': msg`Drag and drop`,
          'extensions/tour': msg`Tour`,
          'extensions/clipboard': msg`Clipboard`,
          'extensions/react-player': msg`Media player`,
          'extensions/context-menu': msg`Context menu`,
          'extensions/swiper': msg`Swiper`,
          'extensions/ratings': msg`Ratings`,
          'extensions/pagination': msg`Paginate`,
          'extensions/import': msg`Import`,
          'extensions/export': msg`Export`,
          'extensions/export-selected': msg`Export selected`,
          'extensions/i18n': msg`Languages`,
        },
      },
      {
        title: msg`Page layouts`,
        icon: Layout,
        pages: {
          'page-layout/page-header': msg`Page header`,
          'page-layout/contents': msg`Long page`,
          ...layoutPages,
        },
      },
    ],
  },
  {
    id: 'forms-and-tables',
    heading: msg`Forms and tables`,
    groups: [
      {
        title: msg`Form elements`,
        icon: Copy,
        pages: {
          'forms/elements/input': msg`Input`,
          'forms/elements/input-group': msg`Input groups`,
          'forms/elements/input-mask': msg`Input masks`,
          'forms/elements/one-time-code': msg`One-time code`,
          'forms/elements/password-strength': msg`Password strength`,
          'forms/elements/textarea': msg`Text area`,
          'forms/elements/checkbox': msg`Checkbox`,
          'forms/elements/radio': msg`Radio`,
          'forms/elements/switch': msg`Switch`,
          'forms/elements/select': msg`Select`,
          'forms/elements/number-input': msg`Number input`,
          'forms/elements/file-uploader': msg`File uploader`,
          'forms/elements/editor': msg`Editor`,
          'forms/elements/pickers': msg`Date and time pickers`,
        },
      },
      { title: msg`Form layouts`, icon: LayoutPanelTop, pages: { 'forms/layout/form-layout': msg`Form layouts` } },
      { title: msg`Form wizard`, icon: Milestone, pages: { 'forms/wizard': msg`Form wizard` } },
      { title: msg`Form validation`, icon: CircleCheck, pages: { 'forms/form-validation': msg`Form validation` } },
      { title: msg`Form repeater`, icon: Repeat2, pages: { 'forms/form-repeater': msg`Form repeater` } },
      {
        title: msg`Tables`,
        icon: Grid2x2,
        pages: { 'tables/reactstrap': msg`Plain tables`, 'tables/table': msg`Table` },
      },
      {
        title: msg`Data tables`,
        icon: Table2,
        pages: {
          'datatables/basic': msg`Basic`,
          'datatables/advance': msg`Advanced`,
          'datatables/data-table': msg`Data table`,
        },
      },
    ],
  },
  {
    id: 'charts',
    heading: msg`Charts`,
    groups: [
      {
        title: msg`Charts`,
        icon: ChartPie,
        pages: {
          'charts/apex': msg`Apex`,
          'charts/chartjs': msg`ChartJS`,
          'charts/recharts': msg`Recharts`,
          'charts/line-chart': msg`Line chart`,
          'charts/area-chart': msg`Area chart`,
          'charts/bar-chart': msg`Bar chart`,
          'charts/donut-chart': msg`Donut and pie`,
          'charts/radial-bar-chart': msg`Radial bars`,
          'charts/sparkline': msg`Sparkline`,
          'charts/radar-chart': msg`Radar`,
          'charts/scatter-chart': msg`Scatter chart`,
          'charts/bubble-chart': msg`Bubble chart`,
          'charts/polar-area-chart': msg`Polar area`,
          'charts/heatmap-chart': msg`Heatmap`,
          'charts/candlestick-chart': msg`Candlesticks`,
        },
      },
    ],
  },
];

/** The UI kit's sections of the menu. */
export function kitMenu(i18n: I18n): AppMenuSection[] {
  return kit.map(({ id, heading, groups }) => ({ id, heading: i18n._(heading), items: groups.map(menuItem(i18n)) }));
}

const menuItem =
  (i18n: I18n) =>
  ({ title, icon, pages }: KitGroup): AppMenuItem => {
    const label = i18n._(title);
    const links = Object.entries(pages).map(([folder, name]) => ({
      id: folder,
      label: i18n._(name),
      href: `/${folder}`,
    }));
    const [link] = links;
    return links.length === 1 && link ? { ...link, label, icon } : { id: label, label, icon, children: links };
  };

/** The title of a page of the kit, and those of what it is part of, from the outside in. */
export function wayTo(folder: string): readonly MessageDescriptor[] {
  for (const { groups } of kit) {
    for (const { title, pages } of groups) {
      const page = pages[folder];
      if (page) return Object.keys(pages).length > 1 ? [title, page] : [title];
    }
  }
  return [];
}
