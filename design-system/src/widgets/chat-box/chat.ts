export { CallDialog, type CallDialogProps } from '../chat-panels/CallDialog.tsx';
export { ChatComposer } from '../chat-composer/ChatComposer.tsx';
export type {
  ChatComposerHandle,
  ChatComposerProps,
  ComposerContext,
  SavedReply,
  StagedDocument,
  StagedImage,
  VoiceRecording,
} from '../chat-composer/chat-composer.types.ts';
export type {
  ChatDocument,
  ChatImage,
  ChatPerson,
  ChatVoice,
  MessageAction,
  MessageState,
  OnMessageAction,
  QuotedMessage,
  ThreadMessage,
} from '../chat-message/chat.types.ts';
export { ChatFindBar, type ChatFindBarProps } from './ChatFindBar.tsx';
export { ChatHeader, type ChatHeaderProps } from './ChatHeader.tsx';
export { ChatLayout, type ChatLayoutProps } from './ChatLayout.tsx';
export { ChatListHead, type ChatListHeadProps } from '../chat-list/ChatListHead.tsx';
export { ChatStart, type ChatStartProps } from './ChatStart.tsx';
export { ChatThread } from '../chat-thread/ChatThread.tsx';
export type { ChatThreadHandle, ChatThreadProps } from '../chat-thread/chat-thread.types.ts';
export { ChatThreadSkeleton, type ChatThreadSkeletonProps } from '../chat-thread/ChatThreadSkeleton.tsx';
export { ContactPanel } from '../chat-panels/contact/ContactPanel.tsx';
export type { ContactPanelProps } from '../chat-panels/contact/contact-panel.types.ts';
export type {
  ConversationItem,
  ConversationListHandle,
  ConversationListProps,
  ConversationSection,
} from '../chat-list/chat-list.types.ts';
export { ConversationList } from '../chat-list/ConversationList.tsx';
export {
  ConversationListSkeleton,
  type ConversationListSkeletonProps,
} from '../chat-list/ConversationListSkeleton.tsx';
export { ConversationRow, type ConversationRowProps } from '../chat-list/ConversationRow.tsx';
export { findInThread } from '../chat-thread/rows/find-in-thread.ts';
export { ImageViewer, type ImageViewerProps } from '../chat-message/content/ImageViewer.tsx';
export { MessageBubble, type MessageBubbleProps } from '../chat-message/MessageBubble.tsx';
export { ProfilePanel, type ProfilePanelProps } from '../chat-panels/ProfilePanel.tsx';
