/** The search over everything and the bookmarks written down: what goes in and what comes out, call by call. */

/** Name of the icon that stands for a page. */
export type PageIcon =
  | 'AlertTriangle'
  | 'BookOpen'
  | 'Box'
  | 'Briefcase'
  | 'Calendar'
  | 'CheckSquare'
  | 'Copy'
  | 'CreditCard'
  | 'DollarSign'
  | 'Droplet'
  | 'Eye'
  | 'FileText'
  | 'Grid'
  | 'HelpCircle'
  | 'Home'
  | 'Key'
  | 'Layout'
  | 'Mail'
  | 'MessageSquare'
  | 'Package'
  | 'PieChart'
  | 'RotateCw'
  | 'Server'
  | 'Settings'
  | 'Shield'
  | 'ShoppingCart'
  | 'Square'
  | 'Type'
  | 'User'
  | 'UserCheck';

export interface SearchPage {
  /** Stays with the page for good; numbers of pages that are gone are not given again. */
  id: number;
  /** The page's name in code. Like the id and the link, no two pages share one. */
  target: string;
  title: string;
  icon: PageIcon;
  /** Address of the page within the app. */
  link: string;
  isBookmarked: boolean;
  /** Whether the page is shown with the menu collapsed. Left out by all others. */
  collapsed?: boolean;
}

export interface SearchFile {
  /** Name of the file with its type: `claims-june.xlsx`. */
  title: string;
  /** Whose file it is. */
  by: string;
  /** Size as all numbers are written, in Portuguese: `1,7 MB`. */
  size: string;
  /** Address of a picture that shows what kind of file it is. */
  file: string;
}

export interface SearchContact {
  title: string;
  email: string;
  /** Address of a picture. */
  img: string;
  /** Day of the last contact, day first: `15/06/2030`. */
  date: string;
}

interface Group<Title extends string, Item> {
  groupTitle: Title;
  /** How many results of this group are shown at once. */
  searchLimit: number;
  data: Item[];
}

/** 200 of `GET /api/main-search/data`: everything that can be found. Who asks does the searching, by title. */
export interface MainSearchAnswer {
  searchArr: [Group<'Pages', SearchPage>, Group<'Files', SearchFile>, Group<'Contacts', SearchContact>];
}

/** 200 of `GET /api/bookmarks/data` */
export interface BookmarksAnswer {
  /** Every page, bookmarked or not. */
  suggestions: SearchPage[];
  /** The bookmarked pages, in the order of all pages. */
  bookmarks: SearchPage[];
}

/** `POST /api/bookmarks/update` */
export interface UpdateBookmarkRequest {
  /** The page whose bookmark is set, or taken away if there is one. */
  id: number;
}

/** 200 of `POST /api/bookmarks/update` */
export interface UpdateBookmarkAnswer {
  page: SearchPage;
}
