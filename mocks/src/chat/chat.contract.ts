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
}

export interface ChatMessage {
  message: string;
  /** When it was sent: ISO 8601 in UTC. */
  time: string;
  /** Id of the contact who wrote it, or of the reader (`ChatProfile.id`). */
  senderId: number;
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
  settings: {
    isTwoStepAuthVerificationEnabled: boolean;
    isNotificationsOn: boolean;
  };
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
}

/** 200 of `GET /apps/chat/users/profile-user` */
export type ChatProfileAnswer = ChatProfile;

/** Query of `GET /apps/chat/get-chat`. Asking marks the conversation's messages as seen. */
export interface ChatQuery {
  /** Id of the contact. */
  id: number;
}

/** 200 of `GET /apps/chat/get-chat` and 201 of `POST /apps/chat/send-msg` */
export interface ChatAnswer {
  contact: ChatContact;
  /** Missing as long as nobody wrote anything. */
  chat?: Chat;
}

/** `POST /apps/chat/send-msg`: the reader writes to a contact. */
export interface SendMessageRequest {
  /** The contact; only the id counts. */
  obj: Pick<ChatContact, 'id'>;
  /** At least one character that can be seen. */
  message: string;
}
