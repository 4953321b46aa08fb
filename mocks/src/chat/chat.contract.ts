/** The chat written down: what goes in and what comes out, call by call. */

export type Presence = 'online' | 'offline' | 'busy' | 'away';

/** A person to chat with. */
export interface ChatContact {
  id: number;
  fullName: string;
  role: string;
  /** A few sentences that they wrote about themselves. */
  about: string;
  /** Address of a picture. */
  avatar: string;
  status: Presence;
  email: string;
  /** As people dial it, with the country: `+55 11 5550 0101`. */
  phone: string;
  /** When they are at work, in words. */
  hours: string;
  /** Whether new messages of theirs count and ring for nobody. */
  isMuted: boolean;
  /** Whether nothing of theirs arrives, and nothing can be sent to them. */
  isBlocked: boolean;
  isImportant: boolean;
  /** The reader's own tags, in the order in which they were added. */
  tags: string[];
}

/** How far a message has come. Those of contacts are `delivered` until the reader has seen them. */
export type Receipt = 'sent' | 'delivered' | 'seen';

export interface ChatMessage {
  /** Of no other message, also when this one is deleted. */
  id: number;
  /** Grows with every message of all conversations: the order in which the server stored them. */
  sequence: number;
  /** The id that the sender's page gave it. */
  clientId?: string;
  /** Empty when an image, a document or a recording says everything. */
  message: string;
  /** When the server stored it: ISO 8601 in UTC. */
  time: string;
  /** Id of the contact who wrote it, or of the reader (`ChatProfile.id`). */
  senderId: number;
  state: Receipt;
  images?: ChatImage[];
  documents?: ChatDocument[];
  voice?: ChatRecording;
  /** The message that it replies to, as it was then. */
  quote?: ChatQuote;
  /** A call that nobody took, in the place of a text. */
  call?: 'phone' | 'video';
  isEdited?: boolean;
}

export interface ChatImage {
  /** The name of the file. */
  name: string;
  url: string;
}

export interface ChatDocument {
  /** The name of the file. */
  name: string;
  url: string;
  /** 10 MB at most. */
  bytes: number;
}

export interface ChatRecording {
  url: string;
  seconds: number;
}

export interface ChatQuote {
  id: number;
  senderId: number;
  message: string;
}

/** A conversation with one contact. Each contact has at most one. */
export interface Chat {
  id: number;
  /** Id of the contact. */
  userId: number;
  /** How many of the contact's messages the reader has not seen. */
  unseenMsgs: number;
  /** Oldest first, at least one. */
  chat: ChatMessage[];
}

/** The reader. */
export interface ChatProfile extends Pick<ChatContact, 'fullName' | 'role' | 'about' | 'avatar' | 'status'> {
  /** 11, which no contact has. */
  id: number;
  settings: ChatSettings;
}

export interface ChatSettings {
  isTwoStepAuthVerificationEnabled: boolean;
  isNotificationsOn: boolean;
}

/** A contact in the list of chats. */
export interface ChatsContact extends ChatContact {
  chat: Pick<Chat, 'id' | 'unseenMsgs'> & { lastMessage: ChatMessage };
}

/** 200 of `GET /apps/chat/chats-and-contacts` */
export interface ChatsAndContactsAnswer {
  /** The contacts with a conversation, the latest conversation first. */
  chatsContacts: ChatsContact[];
  /** All contacts. */
  contacts: ChatContact[];
  profileUser: Pick<ChatProfile, 'id' | 'fullName' | 'avatar' | 'status'>;
  /** The cursor from which updates continue after this answer. */
  cursor: number;
}

/** 200 of `GET /apps/chat/users/profile-user` and of `POST /apps/chat/update-profile` */
export type ChatProfileAnswer = ChatProfile;

/** Query of `GET /apps/chat/get-chat`. Asking marks the conversation's messages as seen. */
export interface ChatQuery {
  /** Id of the contact. */
  id: number;
  /** `1` marks nothing as seen. */
  peek?: '1';
  /** Only messages with a smaller sequence. */
  before?: number;
  /** Only so many, the latest ones. */
  limit?: number;
}

/** 200 of `GET /apps/chat/get-chat` */
export interface ChatAnswer {
  contact: ChatContact;
  /** Missing as long as nobody wrote anything. */
  chat?: Chat;
  /** Whether the conversation has older messages than those answered. */
  hasOlder: boolean;
}

/** `POST /apps/chat/send-msg`: the reader writes to a contact. */
export interface SendMessageRequest {
  /** The contact; only the id counts. */
  obj: Pick<ChatContact, 'id'>;
  /** At least one character that can be seen, unless something else is sent. */
  message: string;
  /** A message that comes again under the same one is stored once. */
  clientId?: string | undefined;
  images?: ChatImage[] | undefined;
  documents?: ChatDocument[] | undefined;
  voice?: ChatRecording | undefined;
  quote?: ChatQuote | undefined;
  call?: 'phone' | 'video' | undefined;
}

/** 201 of `POST /apps/chat/send-msg` */
export interface SendMessageAnswer {
  contact: ChatContact;
  chat: Chat;
  /** The new message, which `chat` has too. */
  message: ChatMessage;
}

/** `POST /apps/chat/edit-msg`: the reader changes the text of an own message. */
export interface EditMessageRequest {
  id: number;
  message: string;
}

/** 200 of `POST /apps/chat/edit-msg` */
export interface MessageAnswer {
  message: ChatMessage;
}

/** `POST /apps/chat/read`: the reader has seen everything up to a message. */
export interface ReadRequest {
  /** Id of the contact. */
  id: number;
  /** The sequence of the last message that was seen. */
  sequence: number;
}

/** 200 of `POST /apps/chat/read` */
export interface ReadAnswer {
  unseenMsgs: number;
}

/** `POST /apps/chat/update-contact` */
export interface UpdateContactRequest extends Partial<
  Pick<ChatContact, 'isMuted' | 'isBlocked' | 'isImportant' | 'tags'>
> {
  id: number;
}

/** 200 of `POST /apps/chat/update-contact` */
export interface ContactAnswer {
  contact: ChatContact;
}

/** `POST /apps/chat/report-contact` */
export interface ReportRequest {
  id: number;
  reason: 'spam' | 'abuse' | 'fraud' | 'other';
  note: string;
}

/** `POST /apps/chat/update-profile` */
export type UpdateProfileRequest = Partial<Pick<ChatProfile, 'about' | 'status' | 'settings'>>;

/** 202 of `POST /apps/chat/request-deletion`: an administrator decides on the reader's account. */
export interface DeletionAnswer {
  isRequested: true;
}

/** 200 of calls that remove or report something: its id. */
export interface ChatIdAnswer {
  id: number;
}

/** Something that happened since a cursor. */
export type ChatUpdate =
  | { type: 'message'; contactId: number; chatId: number; unseenMsgs: number; message: ChatMessage }
  /** The contact's device has the reader's messages up to a sequence, or they have seen them. */
  | { type: 'receipt'; contactId: number; sequence: number; state: Receipt }
  /** The contact is typing. Holds for six seconds. */
  | { type: 'typing'; contactId: number }
  | { type: 'presence'; contactId: number; status: Presence };

/** Query of `GET /apps/chat/updates`, which answers as soon as there is something, and empty after eight seconds. */
export interface UpdatesQuery {
  /** The cursor of the answer before. */
  since: number;
  /** How long to wait for something, in milliseconds. */
  wait?: number;
}

/** 200 of `GET /apps/chat/updates` */
export interface UpdatesAnswer {
  cursor: number;
  updates: ChatUpdate[];
  /** Whether the server cannot tell what happened since: everything has to be loaded again. */
  isReset: boolean;
}
