/** The deferred parts of every page of a session, in one file, which `DeferredCodeProvider` fetches. */
export { TitleTooltips } from '@embarque/design-system';
export { JournalRecorder } from '../outbox/react/JournalRecorder.tsx';
export { OutboxMessages } from '../outbox/react/messages/OutboxMessages.tsx';
export { CartMessages } from '../cart/CartMessages.tsx';
export { Bookmarks } from '../features/search/bookmarks/Bookmarks.tsx';
export { GlobalSearch } from '../features/search/GlobalSearch.tsx';
export { NavbarCart } from './navbar/NavbarCart.tsx';
export { NavbarNotifications } from './navbar/NavbarNotifications.tsx';
export { OwnPicture } from './navbar/OwnPicture.tsx';
export { Reminders } from './reminders/Reminders.tsx';
