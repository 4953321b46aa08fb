import * as v from 'valibot';
import { demoApi } from '../http/http.ts';
import { parseAnswer } from '../http/response/http.answer.ts';

const PROOF = '/account-setting/proof';

const answer = v.object({ provenUntil: v.string() });

/** Proves that it is the person. Without a password, it says whether an earlier proof is still enough. Rejects with an `HttpError`. */
export const prove = async (password?: string): Promise<string> =>
  parseAnswer('proof', answer, await demoApi.post(PROOF, password === undefined ? {} : { password })).provenUntil;
