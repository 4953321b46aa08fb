import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

type Phrases = Readonly<Record<string, MessageDescriptor>>;

/** Names for what can be done, as they follow "You can": by subject, then by action. */
const phrases: Readonly<Record<string, Phrases>> = {
  all: { manage: msg`do everything` },
  Sale: {
    read: msg`see sales`,
    create: msg`record sales`,
    update: msg`cancel and refund sales`,
    delete: msg`delete sales`,
  },
  Invoice: {
    read: msg`see invoices`,
    create: msg`create invoices`,
    update: msg`edit invoices`,
    delete: msg`delete invoices`,
  },
  User: {
    read: msg`see users`,
    create: msg`invite users`,
    update: msg`edit users`,
    delete: msg`delete users`,
  },
  Role: {
    read: msg`see roles and permissions`,
    create: msg`create roles`,
    update: msg`edit roles`,
    delete: msg`delete roles`,
  },
  Template: {
    read: msg`open the apps and pages`,
    create: msg`create things in the apps`,
    update: msg`edit things in the apps`,
    delete: msg`delete things in the apps`,
  },
  Analytics: { read: msg`see analytics` },
  UiKit: { read: msg`see the UI kit` },
  Session: { read: msg`see how the session works` },
  ACL: { read: msg`see access control` },
  Auth: { read: msg`see your own account` },
};

const unnamed = msg`do this`;

export interface KnownAction {
  action: string;
  subject: string;
  phrase: MessageDescriptor;
}

/** The actions that the interface has a name for, wildcards left out. */
export const knownActions: readonly KnownAction[] = Object.entries(phrases).flatMap(([subject, byAction]) =>
  Object.entries(byAction).flatMap(([action, phrase]) => (action === 'manage' ? [] : [{ action, subject, phrase }])),
);

/** Names an action on a subject: "delete sales". */
export const phraseOf = (action: string, subject: string): MessageDescriptor => phrases[subject]?.[action] ?? unnamed;

/** The wildcard for all of them. */
export const EVERYTHING: KnownAction = { action: 'manage', subject: 'all', phrase: phraseOf('manage', 'all') };
