import { dayFromToday } from '../lib/time/days.ts';
import { avatarOf, emailOf } from '../lib/sample/people.ts';
import { pictureUrl } from '../pictures/pictures.ts';
import { rowsFrom } from '../lib/sample/sample-rows.ts';
import { rowCount } from '../lib/sample/world.ts';
import type { PageIcon, SearchContact, SearchFile, SearchPage } from './search.contract.ts';

type Page = [id: number, target: string, title: string, link: string];

const pages: readonly (readonly [PageIcon, Page[]])[] = [
  [
    'Home',
    [
      [1, 'analyticsDashboard', 'Analytics Dashboard', '/dashboard/analytics'],
      [2, 'ecommerceDashboard', 'eCommerce Dashboard', '/dashboard/ecommerce'],
    ],
  ],
  ['Mail', [[3, 'email', 'Email', '/apps/email']]],
  ['MessageSquare', [[4, 'chat', 'Chat', '/apps/chat']]],
  ['CheckSquare', [[5, 'todo', 'Todo', '/apps/todo']]],
  ['Calendar', [[6, 'calendar', 'Calendar', '/apps/calendar']]],
  [
    'FileText',
    [
      [7, 'invoiceList', 'Invoice List', '/apps/invoice/list'],
      [8, 'invoicePreview', 'Invoice Preview', '/apps/invoice/preview'],
      [9, 'invoiceEdit', 'Invoice Edit', '/apps/invoice/edit'],
      [10, 'invoiceAdd', 'Invoice Add', '/apps/invoice/add'],
    ],
  ],
  [
    'ShoppingCart',
    [
      [11, 'shop', 'Shop', '/apps/ecommerce/shop'],
      [12, 'productDetail', 'Product Detail', '/apps/ecommerce/product-detail'],
      [13, 'wishlist', 'Wish List', '/apps/ecommerce/wishlist'],
      [14, 'checkout', 'Checkout', '/apps/ecommerce/checkout'],
    ],
  ],
  [
    'User',
    [
      [15, 'userList', 'User List', '/apps/user/list'],
      [16, 'userView', 'User View', '/apps/user/view'],
    ],
  ],
  ['Settings', [[18, 'accountSettings', 'Account Settings', '/pages/account-settings']]],
  ['User', [[19, 'profile', 'Profile', '/pages/profile']]],
  ['HelpCircle', [[20, 'faq', 'FAQ', '/pages/faq']]],
  ['BookOpen', [[21, 'knowledgeBase', 'Knowledge Base', '/pages/knowledge-base']]],
  ['DollarSign', [[22, 'pricing', 'Pricing', '/pages/pricing']]],
  [
    'FileText',
    [
      [23, 'blogList', 'Blog List', '/pages/blog/list'],
      [24, 'blogDetail', 'Blog Detail', '/pages/blog/detail'],
      [25, 'blogEdit', 'Blog Edit', '/pages/blog/edit'],
      [26, 'comingSoon', 'Coming Soon', '/misc/coming-soon'],
      [27, 'notAuthorized', 'Not Authorized', '/misc/not-authorized'],
      [28, 'maintenance', 'Maintenance', '/misc/maintenance'],
      [29, 'error', 'Error', '/misc/error'],
    ],
  ],
  [
    'UserCheck',
    [
      [30, 'loginBasic', 'Login Basic', '/pages/login-basic'],
      [31, 'loginCover', 'Login Cover', '/pages/login-cover'],
      [32, 'registerBasic', 'Register Basic', '/pages/register-basic'],
      [33, 'registerCover', 'Register Cover', '/pages/register-cover'],
      [34, 'forgotPasswordBasic', 'Forgot Password Basic', '/pages/forgot-password-basic'],
      [35, 'forgotPasswordCover', 'Forgot Password Cover', '/pages/forgot-password-cover'],
      [36, 'resetPasswordBasic', 'Reset Password Basic', '/pages/reset-password-basic'],
      [37, 'resetPasswordCover', 'Reset Password Cover', '/pages/reset-password-cover'],
      [38, 'verifyEmailBasic', 'Verify Email Basic', '/pages/verify-email-basic'],
      [39, 'verifyEmailCover', 'Verify Email Cover', '/pages/verify-email-cover'],
      [40, 'twoStepsBasic', 'Two Steps Basic', '/pages/two-steps-basic'],
      [41, 'twoStepsCover', 'Two Steps Cover', '/pages/two-steps-cover'],
    ],
  ],
  ['Type', [[42, 'typography', 'Typography', '/ui-element/typography']]],
  ['Droplet', [[43, 'colors', 'Colors', '/colors/colors']]],
  ['Eye', [[44, 'icons', 'Icons', '/icons/reactfeather']]],
  [
    'CreditCard',
    [
      [45, 'cardsBasic', 'Cards Basic', '/cards/basic'],
      [46, 'cardsAdvance', 'Cards Advance', '/cards/advance'],
      [47, 'cardsStatistics', 'Cards Statistics', '/cards/statistics'],
      [48, 'cardsAnalytics', 'Cards Analytics', '/cards/analytics'],
      [49, 'cardsActions', 'Card Actions', '/cards/action'],
    ],
  ],
  [
    'Briefcase',
    [
      [50, 'alerts', 'Alerts', '/components/alerts'],
      [51, 'autoComplete', 'Auto Complete', '/components/auto-complete'],
      [52, 'avatar', 'Avatar', '/components/avatar'],
      [53, 'badges', 'Badges', '/components/badges'],
      [54, 'blockUi', 'Block UI', '/components/blockui'],
      [55, 'breadcrumbs', 'Breadcrumbs', '/components/breadcrumbs'],
      [56, 'buttons', 'Buttons', '/components/buttons'],
      [58, 'carousel', 'Carousel', '/components/carousel'],
      [59, 'collapse', 'Collapse', '/components/collapse'],
      [60, 'divider', 'Divider', '/components/divider'],
      [61, 'dropdowns', 'Dropdowns', '/components/dropdowns'],
      [62, 'listGroup', 'List Group', '/components/list-group'],
      [63, 'modals', 'Modals', '/components/modals'],
      [64, 'navs', 'Navs', '/components/navs'],
      [65, 'pagination', 'Pagination', '/components/pagination'],
      [66, 'pillBadges', 'Pill Badges', '/components/pill-badges'],
      [67, 'pills', 'Pills', '/components/pills'],
      [68, 'popovers', 'Popovers', '/components/popovers'],
      [69, 'progress', 'Progress', '/components/progress'],
      [70, 'spinners', 'Spinners', '/components/spinners'],
      [71, 'tabs', 'Tabs', '/components/tabs'],
      [72, 'timeline', 'Timeline', '/components/timeline'],
      [73, 'toasts', 'Toasts', '/components/toasts'],
      [74, 'tooltips', 'Tooltips', '/components/tooltips'],
    ],
  ],
  [
    'Box',
    [
      [75, 'alertDialogs', 'Alert Dialogs', '/extensions/sweet-alert'],
      [76, 'toastNotifications', 'Toast Notifications', '/extensions/react-hot-toasts'],
      [77, 'toastStack', 'Toast Stack', '/extensions/toastr'],
      [78, 'sliders', 'Sliders', '/extensions/slider'],
      [79, 'dragAndDrop', 'Drag & Drop', '/extensions/drag-and-drop'],
      [81, 'tour', 'Tour', '/extensions/tour'],
      [82, 'clipboard', 'Clipboard', '/extensions/clipboard'],
      [83, 'mediaPlayer', 'Media Player', '/extensions/react-player'],
      [84, 'contextMenu', 'Context Menu', '/extensions/context-menu'],
      [85, 'slides', 'Slides', '/extensions/swiper'],
      [86, 'ratings', 'Ratings', '/extensions/ratings'],
      [87, 'pageNumbers', 'Page Numbers', '/extensions/pagination'],
      [88, 'import', 'Import', '/extensions/import'],
      [89, 'export', 'Export', '/extensions/export'],
      [90, 'exportSelected', 'Export Selected', '/extensions/export-selected'],
      [91, 'languages', 'Languages', '/extensions/i18n'],
    ],
  ],
  [
    'Layout',
    [
      [92, 'collapsedMenu', 'Collapsed Menu', '/page-layout/collapse-menu'],
      [93, 'boxedLayout', 'Boxed Layout', '/page-layout/layout-boxed'],
      [94, 'withoutMenu', 'Without Menu', '/page-layout/without-menu'],
      [95, 'emptyLayout', 'Empty Layout', '/page-layout/layout-empty'],
    ],
  ],
  [
    'Copy',
    [
      [96, 'input', 'Input', '/forms/elements/input'],
      [97, 'inputGroups', 'Input Groups', '/forms/elements/input-group'],
      [98, 'inputMask', 'Input Mask', '/forms/elements/input-mask'],
      [99, 'textarea', 'Textarea', '/forms/elements/textarea'],
      [100, 'checkbox', 'Checkbox', '/forms/elements/checkbox'],
      [101, 'radio', 'Radio', '/forms/elements/radio'],
      [102, 'switch', 'Switch', '/forms/elements/switch'],
      [103, 'select', 'Select', '/forms/elements/select'],
      [104, 'numberInput', 'Number Input', '/forms/elements/number-input'],
      [105, 'fileUploader', 'File Uploader', '/forms/elements/file-uploader'],
      [106, 'editor', 'Editor', '/forms/elements/editor'],
      [107, 'pickers', 'Date & Time Pickers', '/forms/elements/pickers'],
    ],
  ],
  ['Box', [[109, 'formLayouts', 'Form Layouts', '/forms/layout/form-layout']]],
  ['Package', [[110, 'formWizard', 'Form Wizard', '/forms/wizard']]],
  ['AlertTriangle', [[111, 'formValidation', 'Form Validation', '/forms/form-validation']]],
  ['RotateCw', [[112, 'formRepeater', 'Form Repeater', '/forms/form-repeater']]],
  ['Server', [[114, 'tables', 'Tables', '/tables/reactstrap']]],
  [
    'Grid',
    [
      [115, 'dataTablesBasic', 'Data Tables Basic', '/datatables/basic'],
      [116, 'dataTablesAdvanced', 'Data Tables Advanced', '/datatables/advance'],
    ],
  ],
  [
    'PieChart',
    [
      [118, 'chartsOne', 'Charts, Page 1', '/charts/apex'],
      [119, 'chartsTwo', 'Charts, Page 2', '/charts/chartjs'],
      [120, 'chartsThree', 'Charts, Page 3', '/charts/recharts'],
    ],
  ],
  ['Shield', [[121, 'accessControl', 'Access Control', '/access-control']]],
  ['CheckSquare', [[122, 'kanban', 'Kanban', '/apps/kanban']]],
  ['Briefcase', [[123, 'offCanvas', 'Offcanvas', '/components/offcanvas']]],
  [
    'Shield',
    [
      [124, 'roles', 'Roles', '/apps/roles'],
      [125, 'permissions', 'Permissions', '/apps/permissions'],
    ],
  ],
  ['FileText', [[126, 'license', 'License', '/pages/license']]],
  ['Key', [[127, 'apiKey', 'API Key', '/pages/api-key']]],
  ['Square', [[128, 'modalExamples', 'Modal Examples', '/pages/modal-examples']]],
  ['Briefcase', [[129, 'accordion', 'Accordion', '/components/accordion']]],
];

const bookmarked = new Set(['email', 'chat', 'todo', 'calendar']);
const collapsed = new Set(['collapsedMenu']);

/** Every page there is, by id. More than 123 pages are the same again under further addresses. */
export function pagesSample(count?: number): SearchPage[] {
  const known = pages.flatMap(([icon, rows]) => rows.map((row) => toPage(icon, row)));
  const lastId = known.reduce((last, { id }) => Math.max(last, id), 0);
  return rowsFrom(known, count ?? rowCount(known.length), (page, { round }) =>
    round === 0 ? page : again(page, round, lastId),
  );
}

function toPage(icon: PageIcon, [id, target, title, link]: Page): SearchPage {
  const page = { id, target, title, icon, link, isBookmarked: bookmarked.has(target) };
  return collapsed.has(target) ? { ...page, collapsed: true } : page;
}

function again(page: SearchPage, round: number, lastId: number): SearchPage {
  return {
    ...page,
    id: page.id + round * lastId,
    target: `${page.target}${round + 1}`,
    title: `${page.title} ${round + 1}`,
    link: `${page.link}?copy=${round + 1}`,
    isBookmarked: false,
  };
}

/** The files that somebody shared last. */
export function filesSample(): SearchFile[] {
  const files: Omit<SearchFile, 'file'>[] = [
    { title: 'claims-of-the-quarter.xlsx', by: 'Renata Pacheco', size: '248 kB' },
    { title: 'policy-letter-schengen.docx', by: 'Sofia Marchetti', size: '64 kB' },
    { title: 'esim-activation-guide.pdf', by: 'Larissa Teixeira', size: '1,2 MB' },
    { title: 'stand-travel-retail-days.jpg', by: 'Yasmin Farah', size: '3,4 MB' },
  ];
  return files.map((file) => ({ ...file, file: pictureUrl('document', file.title) }));
}

/** The people outside the company who were contacted last. */
export function contactsSample(): SearchContact[] {
  return [
    contact('Helena Guimarães', -1),
    contact('Jonas Lindqvist', -3),
    contact('Zofia Nowak', -8),
    contact('Kenji Watanabe', -21),
  ];
}

function contact(name: string, daysFromToday: number): SearchContact {
  const date = dayFromToday(daysFromToday).split('-').toReversed().join('/');
  return { title: name, email: emailOf(name), img: avatarOf(name), date };
}
