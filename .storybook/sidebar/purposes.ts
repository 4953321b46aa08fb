/** The folders of the sidebar in their order, each with the folders of the design system whose widgets are in it. */
const purposes: Readonly<Record<string, readonly string[]>> = {
  Foundation: ['Foundation', 'colors', 'icons', 'ui-element'],
  Actions: [
    'components/buttons',
    'components/dropdowns',
    'components/toolbar',
    'extensions/clipboard',
    'extensions/context-menu',
    'widgets/command-palette',
  ],
  Inputs: ['forms', 'components/auto-complete', 'components/emoji-picker', 'extensions/drag-and-drop'],
  Choice: [
    'forms/elements/checkbox',
    'forms/elements/radio',
    'forms/elements/select',
    'forms/elements/switch',
    'components/segmented-control',
    'extensions/ratings',
    'extensions/slider',
    'widgets/choice-chips',
  ],
  Dates: [
    'forms/elements/pickers',
    'widgets/calendar',
    'widgets/calendar-filters',
    'widgets/mini-month',
    'widgets/move-event-dialog',
  ],
  Feedback: [
    'components/alerts',
    'components/blockui',
    'components/empty-state',
    'components/on-demand',
    'components/progress',
    'components/skeleton',
    'components/spinners',
    'components/status',
    'components/toasts',
    'extensions/react-hot-toasts',
    'extensions/toastr',
    'widgets/loading-bar',
    'widgets/message-page',
  ],
  Overlays: [
    'components/hover-card',
    'components/modals',
    'components/offcanvas',
    'components/popovers',
    'components/tooltips',
    'extensions/sweet-alert',
    'extensions/tour',
  ],
  Navigation: [
    'components/breadcrumbs',
    'components/navs',
    'components/pagination',
    'components/pills',
    'components/tabs',
    'components/tree-view',
    'extensions/i18n',
    'extensions/pagination',
    'page-layout',
    'widgets/app-shell',
    'widgets/side-layout',
    'widgets/step-bar',
  ],
  Data: [
    'components/description-list',
    'components/list-group',
    'components/timeline',
    'datatables',
    'extensions/export',
    'extensions/export-selected',
    'extensions/import',
    'tables',
  ],
  Charts: ['charts'],
  Cards: ['cards'],
  Content: ['components', 'extensions'],
  'Product patterns': ['widgets'],
};

const ROOT = 'Design system/';

const byFolder = Object.entries(purposes)
  .flatMap(([purpose, folders]) => folders.map((folder) => ({ purpose, folder: `${folder}/` })))
  .toSorted((one, other) => other.folder.length - one.folder.length);

/** The families of the design system, in the order of the sidebar. */
export const purposeFamilies: readonly string[] = Object.keys(purposes).map((purpose) => ROOT + purpose);

/**
 * The title of a widget by its purpose: `Design system/Actions/Button`, of `Design system/components/buttons/Button`. Other titles
 * stay as they are. Storybook leaves out a folder that is called like its file.
 */
export function titleByPurpose(title: string): string {
  if (!title.startsWith(ROOT)) return title;
  const path = title.slice(ROOT.length);
  const found = byFolder.find(
    ({ folder }) => `${path}/`.startsWith(folder) || `${path.toLowerCase()}/`.startsWith(folder),
  );
  return found ? `${ROOT}${found.purpose}/${path.split('/').at(-1)}` : title;
}
