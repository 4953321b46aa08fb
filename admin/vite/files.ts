import type { Rolldown } from 'vite';

/** The libraries of every page, in one file: it compresses better whole, and stays cached when the app changes. */
const libraries = [
  ...modules('node_modules', 'react|react-dom|scheduler|react-router|react-router-dom|styled-components|stylis'),
  ...modules('node_modules', 'xstate|@xstate|@lingui|redaxios'),
];

/** Pages raise toasts by these, without what draws them, and search by these, as the fake API does in its file, which comes first otherwise. */
const first = modules(
  'design-system/src',
  'components/toasts/(?:notify|toaster/toasts-(?:above|room))',
  'lib/(?:toast-marks|react/useMediaQuery|numbers/(?:plain-numbers|readings))',
  'lib/i18n/search/(?:find-folded|fold|joined-digits|search-phrase|spelled-out|written-(?:days|numbers))',
);

/** The parts that nearly every page after sign-in shows: cards, search, loading and empty pages, queries and dates. */
const parts = [
  ...modules(
    'design-system/src',
    'lib/(?:clock|copy-text|drag/(?:useDragWatch|watch-drag)|i18n/(?:day-from-today|useNumberFormat)|react/useSteps|rows/MovingRows|focus/focus-(?:soon|when-lost))',
    'cards/card',
    'components/(?:empty-state|pill-badges|scroll-area|skeleton|toolbar)',
    'components/highlight/(?:Highlight(?:Scope)?|highlight\\.context)',
    'components/(?:dropdowns/ActionsMenu|buttons/ButtonLink|popovers/Popover)',
    'components/avatar/AvatarGroup',
    'forms/(?:elements/(?:checkbox|input/search|select/Select)|field/Choice\\.styles)',
    'tables/table/(?:Table\\.styles|card-row\\.styles)',
    'page-layout/(?:page-header|primitives)',
    'widgets/denied-action/DeniedAction',
    'theme/(?:styles/(?:on-paper|page-side)|useStillness)',
  ),
  ...modules('date-fns', 'isSameDay|startOfMonth'),
  // Widgets keep their own values by it, also those without React Aria.
  ...modules('react-stately/dist/private', 'utils/useControlledState'),
  ...modules(
    'admin/src',
    'app-state/machine\\.errors',
    'access/(?:GuardedButton|UnreadableRows|useGuardedItems|useMayDo|denied/load-denied)',
    'http/response',
    'i18n/format',
    'outbox/(?:outbox\\.types|entry/outbox\\.await|view/outbox\\.followed)',
    'query',
    'session/use(?:TryAgain|QueryRetry)',
  ),
  ...icons('check|chevron-(?:down|left|up)|ellipsis(?:-vertical)?|lock|plus|trash(?:-2)?'),
];

/** The parts of lists that come page by page. */
const tables = [
  ...modules(
    'design-system/src',
    'components/pagination',
    'tables/table/(?:PersonCell|SortHead|SortRow|Table(?:Head|Skeleton)?|Table(?:Head)?\\.styles|table\\.keyboard)',
  ),
  ...icons('calendar-days|download'),
];

/** The head of a page with its way from home, and the parts of pages that are laid out below one. */
const heads = [
  ...modules(
    'design-system/src',
    'components/(?:breadcrumbs|description-list|segmented-control|tooltips/Tooltip)',
    'forms/elements/radio',
    'lib/(?:extent|focus/focus-first-mistake)',
    'ui-element/typography/Heading',
    'widgets/side-layout',
  ),
  ...modules('admin/src', 'i18n/time/(?:time-ago|useNow|useTimeAgo|TimeAgo)', 'navigation'),
  ...icons('list|luggage|plane|refresh-cw|text-align-(?:center|end|start)|user-round'),
];

/** The choices, keys and days of the apps that fill a page: email, kanban, to-do, chat, calendar. */
const controls = [
  ...modules(
    'design-system/src',
    'lib/(?:files/(?:dropped-files|useFileDrop)|markup/(?:renamed|trusted-markup))',
    'components/collapse',
    'forms/elements/(?:switch|textarea)',
    'components/modals/useConfirm',
    'theme/styles/drop-hint',
  ),
  ...modules('date-fns', 'differenceInCalendarDays|parseISO|startOfWeek'),
  ...modules(
    'admin/src',
    'toasts/useToastsOfPage',
    'features/[^/]+/[^/]+\\.shortcuts',
    'features/email/(?:mailbox/email\\.api|model/email\\.query)',
  ),
  ...icons('arrow-left|circle-check-big|grip-vertical|inbox|list-filter|message-square'),
  ...icons('paperclip|pen-line|pencil-line|send|tag|undo-2'),
];

/** The modules that every part of React Aria needs. */
const aria = [
  ...modules('design-system/src', 'lib/i18n/AriaLocaleProvider'),
  ...modules(
    'react-aria/dist/private',
    'focus/useFocusRing',
    'i18n/useNumberFormatter',
    'interactions/(?:useFocusable|useHover|useMove|textSelection)',
    'label/useLabel',
    'utils/(?:useFormReset|filterDOMProps)',
    'visually-hidden/VisuallyHidden',
  ),
  ...modules('react-aria-components/dist/private', 'Label'),
  ...modules('react-stately/dist/private', 'utils/number'),
];

/** The modules that the pages of the shop share. */
const shop = [
  ...modules('design-system/src', 'extensions/(?:ratings|slider/rail/Rail\\.styles)', 'widgets/product-card'),
  ...icons('truck'),
  ...modules(
    'admin/src',
    'cart/(?:model/cart\\.api|product/product\\.(?:path|schema))',
    'features/shop/(?:shop\\.(?:api|labels)|results/ShopProduct)',
  ),
];

/** The modules that move cards and rows by hand and by keys, and that search them. */
const moving = [
  ...modules('node_modules', '@dnd-kit/(?:core|utilities|accessibility)'),
  ...modules(
    'design-system/src',
    'extensions/drag-and-drop/(?:use(?:MoveChoices|PositionMessages)|rows/useRowOrder)',
    'lib/(?:drag/drag-s(?:ensors|ilence)|i18n/(?:months|search/(?:find-words|search-words)))',
  ),
];

/** The modules that draw long lists: of the mails, of a board's cards, of a table's rows. */
const windows = [
  ...modules('design-system/src', 'lib/virtual/virtual-window'),
  ...modules('node_modules', '@tanstack/react-virtual|@tanstack/virtual-core'),
];

/** Cards with a figure and its small chart, which the home above the sales and the dashboards share. */
const figures = [
  ...modules('design-system/src', 'cards/(?:key-figure|pass-card|stat-tile)', 'charts/(?:sparkline|chart/plot/thin)'),
  ...modules('node_modules', '@visx/(?:gradient|group|shape/esm/(?:shapes/Area|util))', 'd3-(?:path|shape)'),
];

/** The modules that charts with axes and rings share. */
const charts = [
  ...modules(
    'design-system/src',
    'cards/(?:earnings-card|entry-list|event-card|facts|figure-chart-card|share-list-card|stat-card/StatStrip|goal-card|period-menu|revenue-report-card|transactions-card)',
    'charts/chart/(?:frame/ToolsRoom|plot/(?:Axes|bars|box|useCartesian|value-scale)|round|summary)',
    'charts/(?:bar-chart/BarChart|donut-chart/DonutChart|radial-bar-chart/RadialBarChart)',
    'components/progress/ProgressRing',
  ),
  ...icons('laptop|medal|monitor(?:-smartphone)?|shirt|shopping-basket|smartphone'),
  ...icons('tablet|tickets-plane|undo|users|wallet'),
];

/** The modules that show what a text refers to, and the icons of chats; the facts of a card load with the first that opens. */
const references = [
  ...modules('admin/src', 'references/(?:KnownReferences|ReferenceLinks|references(?:\\.find)?)'),
  ...modules('design-system/src', 'components/hover-card'),
  ...icons('bell-off|clock|face-slightly-smiling|flag|mic|pause'),
  ...icons('pencil|phone(?:-missed|-off)?|play|reply|user-plus|video'),
];

/** Panels and dialogs: those that a page opens with come with it, all others when they are opened. */
const layers = [
  ...modules('design-system/src', 'components/modals/(?:Dialog|LayerHead|Overlay(?:\\.styles)?|SidePanel|useClosing)'),
  ...modules('react-aria-components/dist/private', 'Button|Dialog|Heading|Modal|Text'),
  ...modules(
    'react-aria/dist/private',
    'dialog|focus/FocusScope|interactions/(?:PressResponder|usePress)|overlays|i18n/useLocalizedStringFormatter',
    'utils/(?:animation|getScrollParent|isScrollable|keyboard|scrollIntoView|useDescription|useEvent|useUpdateEffect)',
  ),
  ...modules('react-stately/dist/private', 'overlays'),
];

/** The modules that answer requests in the page. */
const inPage = [
  ...modules(
    'mocks/src',
    'in-page|lib/http/(?:answers|hmac|idempotency)|lib/list/listing|lib/time/(?:clock|days|delay)',
    'lib/sample/(?:next-id|people|sample-rows|sample-store|world)',
    'pictures/pictures',
  ),
  ...modules('node_modules', 'msw'),
];

/** The file with the commands of a feature. */
const OUTBOX = /\/features\/([^/]+)\/(?:.+\/)?[^/]+\.outbox\.ts$/;

/**
 * The files of the build, each with all that its modules import and no file before it has. On a slow line every file costs a
 * sixth of a round trip, as much as 5 kB: what would be many small files is a few here.
 */
export const files: Rolldown.CodeSplittingGroup[] = [
  { name: 'libraries', test: anyOf(libraries), priority: 4 },
  { name: 'entry', tags: ['$initial'], priority: 3 },
  { name: 'first', test: anyOf(first), priority: 2 },
  { name: 'toasts', test: anyOf(modules('admin/src', 'toasts/toasts')), priority: 2 },
  {
    name: 'app',
    test: /\/shell\/AppLayout\.tsx|\/app\/FirstPage\.tsx|\.feature\.ts\?menu|\/locales\/en\/app\.json/,
    priority: 1,
  },
  { name: 'pages', test: /\/app\/pages\.ts|\/i18n\/page-texts\.ts|\.feature\.ts\?code/, priority: 1 },
  { name: 'kit-texts', test: /\/locales\/en\/kit\.json/, priority: 1 },
  { name: 'deferred-texts', test: /\/locales\/en\/deferred\.json/, priority: 1 },
  { name: 'in-page', test: anyOf(inPage) },
  { name: 'aria', test: anyOf(aria) },
  { name: 'parts', test: anyOf(parts) },
  { name: 'tables', test: anyOf(tables) },
  { name: 'shop-parts', test: anyOf(shop) },
  { name: 'heads', test: anyOf(heads) },
  { name: 'controls', test: anyOf(controls) },
  { name: 'sales-parts', test: anyOf(modules('admin/src', 'features/sales/sales\\.(?:api|outbox)')) },
  { name: 'moving', test: anyOf(moving) },
  { debugName: 'outboxes', name: outboxOfFeature, test: OUTBOX },
  { name: 'layers', test: anyOf(layers) },
  { name: 'references', test: anyOf(references) },
  { name: 'windows', test: anyOf(windows) },
  { name: 'figures', test: anyOf(figures) },
  { name: 'charts', test: anyOf(charts) },
  { debugName: 'sources', name: sourcesOfPage, test: /\.examples\.tsx\?raw/ },
  { name: 'icons', test: anyOf(modules('lucide-react/dist/esm', 'icons')), minShareCount: 2 },
];

/** The commands of a feature and their sending are one file, also where its undo rules need only a part. */
function outboxOfFeature(id: string): string {
  return `${OUTBOX.exec(id)?.[1] ?? 'feature'}-outbox`;
}

/** A page of the UI kit has the sources of all its examples in one file. */
function sourcesOfPage(id: string): string {
  const folder = /\/design-system\/src\/(.+)\//.exec(id)?.[1] ?? '';
  return `sources-${folder.replaceAll('/', '-')}`;
}

/** Modules below a folder; what is a folder itself stands for all that is in it, but for examples and samples. */
function modules(folder: string, ...paths: string[]): RegExp[] {
  return paths.map(
    (path) => new RegExp(`/${folder}/(?:${path})(?:/(?!.*\\b(?:examples|sample)\\.)|\\.(?:tsx?|mjs|js)(?:$|\\?))`),
  );
}

function icons(names: string): RegExp[] {
  return modules('lucide-react/dist/esm/icons', names);
}

function anyOf(tests: RegExp[]) {
  return (id: string) => tests.some((test) => test.test(id));
}
