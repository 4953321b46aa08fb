import { decline } from '../lib/http/answers.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { AccountSettingAnswer, Proof, TwoStepStart } from './account-setting.contract.ts';
import { accountSettingSample, demoPassword } from './account-setting.data.ts';

interface Secrets {
  password: string;
  /** The set-up that no code has proved yet. */
  started: (TwoStepStart & { secret: string; startedAt: number; wrongCodes: number }) | null;
  recoveryCodes: string[];
  /** Cards and set-ups take numbers from here, which are never given twice. */
  lastNumber: number;
}

/** Kept over a reload. */
export const store = sampleStore<AccountSettingAnswer>(accountSettingSample, { keptAs: 'account-setting' });

/** Never kept over a reload: it holds what people typed as a password. */
export const secrets = sampleStore<Secrets>(() => ({
  password: demoPassword,
  started: null,
  recoveryCodes: [],
  lastNumber: 100,
}));

export const nextNumber = (): number => {
  secrets.data.lastNumber += 1;
  return secrets.data.lastNumber;
};

const minute = 60_000;

/** How long one proof is enough. */
const PROOF_MS = 10 * minute;

export const inFuture = (ms: number): string => new Date(now() + ms).toISOString();

/** Asks for the password, or a recovery code, unless it was proved within the last 10 minutes. Throws the refusal. */
export function prove({ password }: Proof): void {
  const { data } = store;
  const isFresh = data.provenUntil !== null && Date.parse(data.provenUntil) > now();
  if (password === undefined || password === '') {
    if (isFresh) return;
    throw decline(422, 'password: Enter your password');
  }
  if (password !== secrets.data.password && !isRecoveryCode(password)) {
    throw decline(422, 'password: This password is not right');
  }
  data.provenUntil = inFuture(PROOF_MS);
}

/** A recovery code works once. */
function isRecoveryCode(typed: string): boolean {
  const { recoveryCodes } = secrets.data;
  if (!recoveryCodes.includes(typed)) return false;
  secrets.data.recoveryCodes = recoveryCodes.filter((code) => code !== typed);
  store.data.twoStep.recoveryCodesLeft = secrets.data.recoveryCodes.length;
  return true;
}
