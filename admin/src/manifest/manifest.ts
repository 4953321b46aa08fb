import type { RuleSource } from '@embarque/mocks/access';
import type { MessageDescriptor } from '@lingui/core';
import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { SUBJECT_OF_TEMPLATE } from '../session/subjects.ts';
import type { SafeStorage } from '../storage/storage.ts';
import type { Shortcut } from '../shortcuts/shortcuts.ts';

/** A section of the menu, a group that several features share, or `account`: the user menu of the navbar. */
export type MenuParent =
  | 'work'
  | 'apps'
  | 'misc'
  | 'account'
  | 'dashboards'
  | 'roles-and-permissions'
  | 'shop'
  | 'pages';

/** Counts that the menu shows beside its items. */
export type MenuCount = 'unread mail' | 'unread chat' | 'cart';

export interface MenuPlace {
  /** The section or group of the menu. */
  in: MenuParent;
  /** The position among its siblings: the lowest number comes first. */
  order: number;
  icon?: LucideIcon;
  /** The count that is shown as a badge. */
  count?: MenuCount;
  /** Whether it opens in a new tab. */
  isNewTab?: boolean;
}

export interface FeaturePage {
  /** The address, as React Router writes patterns. */
  path: string;
  /** Further addresses of the same page. */
  aliases?: readonly string[];
  /** Patterns below `path` that show the same page, without loading it again. */
  children?: readonly string[];
  /** The address to which this one redirects. */
  redirectTo?: string;
  /** The page's code; only a redirect needs none. */
  load?: () => Promise<ComponentType>;
  /** The feature whose `content` the page shows as its children. */
  content?: string;
  /**
   * The subject that a person must be allowed to read to open the page; `null` when signing in is enough.
   * @default 'Template'
   */
  subject?: string | null;
  /**
   * `app` has menu, navbar and footer; `window` has the window to itself; `open` also needs no session.
   * @default 'app'
   */
  layout?: 'app' | 'window' | 'open';
  /** The label within the feature's group of the menu. A page without one is listed only when no page of the feature has one. */
  label?: MessageDescriptor;
  /** The group within the feature's group of the menu. */
  group?: MessageDescriptor;
  /** Whether its menu item opens in a new tab. */
  isNewTab?: boolean;
  /** The place in the menu when it is not in the feature's group. */
  menu?: MenuPlace;
  /** Whether its code, texts and fake API are fetched beside the app's own code when a visit begins here. */
  isPreloaded?: boolean;
}

/** A further menu item that leads to a page of the feature. */
export interface MenuLink {
  label: MessageDescriptor;
  href: string;
  menu: MenuPlace;
}

/** Something of a feature that the search has found, such as one sale. */
export interface FoundItem {
  /** Tells it from all others of the feature. */
  id: string;
  label: string;
  /** A second line, which also finds it. */
  detail?: string;
  href: string;
}

export interface SearchSource {
  icon: LucideIcon;
  /** The best few for a text and the rights of the person who searches. Rejects with an `HttpError`. */
  find: (
    text: string,
    signal: AbortSignal,
    storage: SafeStorage,
    rights: readonly RuleSource[],
  ) => Promise<readonly FoundItem[]>;
}

/** Something to do that the search offers from every page. */
export interface FeatureCommand {
  label: MessageDescriptor;
  icon: LucideIcon;
  /** The address at which it begins. */
  href: string;
  /**
   * The action on the feature's subject that a person needs the right to.
   * @default 'read'
   */
  action?: 'read' | 'create';
}

export interface FeatureSearch {
  /**
   * The subject that a person must be allowed to read to find something or be offered a command; `null` when signing in is enough.
   * @default 'Template'
   */
  subject?: string | null;
  /**
   * The heading of what is found.
   * @default The feature's title
   */
  label?: MessageDescriptor;
  /**
   * The position among the headings: the lowest number comes first.
   * @default The position in the menu
   */
  order?: number;
  /** Finds what the feature holds, under its heading. Its code loads with the first search. */
  source?: () => Promise<SearchSource>;
  commands?: readonly FeatureCommand[];
}

/** All that the app knows of a feature before its code is loaded. */
export interface Feature {
  title: MessageDescriptor;
  /** The place in the menu: of the page, or of a group when several pages have a label. */
  menu?: MenuPlace;
  pages: readonly FeaturePage[];
  links?: readonly MenuLink[];
  /** The catalogue of texts in `admin/locales`, loaded with its pages. Without one, the texts are part of `app`. */
  texts?: string;
  /** The folders of `mocks/src` whose handlers answer its requests. */
  mocks?: readonly string[];
  /** The keys that work on its pages, for the list of all shortcuts. */
  shortcuts?: () => Promise<readonly Shortcut[]>;
  /** A component for pages of other features; see `FeaturePage.content`. */
  content?: () => Promise<ComponentType>;
  /** The things that the search finds in it, and offers to do with it. */
  search?: FeatureSearch;
}

/** Describes a feature in its `<name>.feature.ts`. Node reads these files too, so they import no component statically. */
export const defineFeature = (feature: Feature): Feature => feature;

/** The address of a page in links: an optional parameter is left out. */
export const hrefOf = ({ path }: Pick<FeaturePage, 'path'>): string => path.replaceAll(/\/:\w+\?/g, '');

/** The subject that a person must be allowed to read to open a page; `null` when signing in is enough. */
export const subjectOf = ({ subject = SUBJECT_OF_TEMPLATE }: Pick<FeaturePage, 'subject'>): string | null => subject;
