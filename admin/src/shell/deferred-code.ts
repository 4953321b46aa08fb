/** The deferred parts of every page of a session, in one file, which `DeferredCodeProvider` fetches. */
export { TitleTooltips } from '@embarque/design-system';
export { JournalRecorder } from '../outbox/react/JournalRecorder.tsx';
export { OutboxMessages } from '../outbox/react/messages/OutboxMessages.tsx';
export { CartMessages } from '../cart/CartMessages.tsx';
export { Notifications } from '../features/notifications/Notifications.tsx';
export { Bookmarks } from '../features/search/bookmarks/Bookmarks.tsx';
export { GlobalSearch } from '../features/search/GlobalSearch.tsx';
export { NavbarCart } from './navbar/NavbarCart.tsx';
