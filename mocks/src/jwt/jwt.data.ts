import { avatarOf, reader, readerEmail } from '../lib/sample/people.ts';
import type { DemoUser } from './jwt.contract.ts';

/** A person who may sign in. */
export interface DemoAccount extends DemoUser {
  password: string;
}

/** One who may manage everything, and one who may read a little. Their passwords are their roles. */
export function accountsSample(): DemoAccount[] {
  const client = 'Tomás Figueiredo';
  return [
    {
      id: 1,
      email: readerEmail,
      password: 'admin',
      fullName: reader,
      username: 'marina.duarte',
      avatar: avatarOf(reader),
      role: 'admin',
      ability: [{ action: 'manage', subject: 'all' }],
    },
    {
      id: 2,
      email: 'client@demo.com',
      password: 'client',
      fullName: client,
      username: 'tomas.figueiredo',
      avatar: avatarOf(client),
      role: 'client',
      ability: [
        { action: 'read', subject: 'ACL' },
        { action: 'read', subject: 'Auth' },
      ],
    },
  ];
}
