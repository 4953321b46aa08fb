import type { Mood } from '@embarque/mocks/authentication/contract';

export const MOODS: readonly Mood[] = ['usual', 'wrong', 'expired', 'locked', 'slow'];
