import { decline } from '../lib/http/answers.ts';
import { hmacSha256 } from '../lib/http/hmac.ts';
import { setProofCheck } from '../lib/http/proof.ts';
import { sampleStore } from '../lib/sample/sample-store.ts';
import { now } from '../lib/time/clock.ts';
import type { AccountSettingAnswer, Proof, TwoStepStart } from './account-setting.contract.ts';
import { accountSettingSample, demoPassword } from './account-setting.data.ts';

interface Secrets {
  password: string;
  /** The set-up that no code has proved yet. */
  started: (TwoStepStart & { secret: string; startedAt: number; wrongCodes: number }) | null;
}

interface Kept {
  /** Digests of the recovery codes that still work: the codes themselves are shown once. */
  recoveryDigests: string[];
  /** Cards and set-ups take numbers from here, which are never given twice. */
  lastNumber: number;
}

/** Kept over a reload. */
export const store = sampleStore<Omit<AccountSettingAnswer, 'provenUntil'>>(accountSettingSample, {
  keptAs: 'account-setting',
});

/** How long the last proof is enough. It is of the session, and so of all its tabs: a proof in one of them counts in each. */
const proof = sampleStore<Pick<AccountSettingAnswer, 'provenUntil'>>(() => ({ provenUntil: null }), {
  keptAs: 'proven',
  isShared: true,
});

/** The settings as they are now. */
export const settingsNow = (): AccountSettingAnswer => ({ ...store.data, ...proof.data });

/** Never kept over a reload: it holds what people typed as a password. */
export const secrets = sampleStore<Secrets>(() => ({
  password: demoPassword,
  started: null,
}));

/** Kept over a reload beside the settings, which count on it: no id is given again, and recovery codes go on working. */
const kept = sampleStore<Kept>(() => ({ recoveryDigests: [], lastNumber: 100 }), { keptAs: 'account-setting.kept' });

export const nextNumber = (): number => {
  kept.data.lastNumber += 1;
  return kept.data.lastNumber;
};

const digestOf = (code: string) => hmacSha256('recovery-code', code);

/** From now on these recovery codes work, and no others. */
export function setRecoveryCodes(codes: readonly string[]): void {
  kept.data.recoveryDigests = codes.map(digestOf);
}

const minute = 60_000;

/** How long one proof is enough. */
const PROOF_MS = 10 * minute;

export const inFuture = (ms: number): string => new Date(now() + ms).toISOString();

/** Asks for the password, or a recovery code, unless it was proved within the last 10 minutes. Throws the refusal. */
export function prove({ password }: Proof): void {
  const { provenUntil } = proof.data;
  const isFresh = provenUntil !== null && Date.parse(provenUntil) > now();
  if (password === undefined || password === '') {
    if (isFresh) return;
    throw decline(422, 'password: Enter your password');
  }
  if (password !== secrets.data.password && !isRecoveryCode(password)) {
    throw decline(422, 'password: This password is not right');
  }
  noteProof();
}

/** From now on, the password is not asked for during the next 10 minutes. */
export function noteProof(): void {
  proof.data.provenUntil = inFuture(PROOF_MS);
  proof.save();
}

/** A recovery code works once. */
function isRecoveryCode(typed: string): boolean {
  const { recoveryDigests } = kept.data;
  const digest = digestOf(typed);
  if (!recoveryDigests.includes(digest)) return false;
  kept.data.recoveryDigests = recoveryDigests.filter((each) => each !== digest);
  store.data.twoStep.recoveryCodesLeft = kept.data.recoveryDigests.length;
  return true;
}

setProofCheck(() => prove({}));
