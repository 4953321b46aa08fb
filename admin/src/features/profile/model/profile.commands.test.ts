import { profileSample } from '@embarque/mocks/profile/data';
import { describe, expect, it } from 'vitest';
import { applyCommand, invertCommand, mergeCommands, type ProfileCommand } from './profile.commands.ts';

const state = profileSample(3);
const author = { username: 'Marina Duarte', avatar: '' };
const comment = { postId: 2, clientId: 'a', text: 'Boa viagem!', author };

const commands: ProfileCommand[] = [
  { type: 'post liked', postId: 3, isLiked: true },
  { type: 'comment liked', postId: 1, commentId: '1', isLiked: false },
  { type: 'comment added', ...comment },
  { type: 'voted', id: 2 },
  { type: 'page followed', id: 2, isFollowed: false },
  { type: 'feed starred', id: 'ingrid.north', isFollowed: true },
  { type: 'friend requested', id: 1, isRequested: true },
];

describe('a command of the profile', () => {
  it.each(commands)('$type is taken back by its inverse, and changes nothing the second time', (command) => {
    const after = applyCommand(state, command);
    const inverse = invertCommand(state, command);

    expect(after).not.toBe(state);
    expect(applyCommand(after, command)).toBe(after);
    expect(invertCommand(after, command)).toBeNull();
    expect(inverse && applyCommand(after, inverse)).toEqual(state);
  });

  it('counts one like for two quick presses, and merges them into the last intent', () => {
    const like = { type: 'post liked', postId: 3, isLiked: true } as const;
    const { post } = applyCommand(applyCommand(state, like), like);

    expect(post[2]?.likes).toBe((state.post[2]?.likes ?? 0) + 1);
    expect(mergeCommands(like, { ...like, isLiked: false })).toEqual({ ...like, isLiked: false });
    expect(mergeCommands(like, { ...like, postId: 1 })).toBeNull();
  });

  it('moves a vote, so that nobody has two', () => {
    const votes = (id: number | null, before = state) => applyCommand(before, { type: 'voted', id });

    expect(votes(2, votes(1)).polls.map(({ result }) => result)).toEqual([82, 68]);
    expect(invertCommand(votes(1), { type: 'voted', id: 2 })).toEqual({ type: 'voted', id: 1 });
  });
});
