import type {
  AccountCard,
  AccountSettingAnswer,
  NewCard,
  Proof,
  TwoStepProved,
  TwoStepStart,
  TwoStepStarted,
} from '@embarque/mocks/account-setting/contract';
import * as v from 'valibot';
import type { CallOptions } from '../../../http/http.call.ts';
import { demoApi } from '../../../http/http.ts';
import { HttpError } from '../../../http/http.error.ts';
import { parseAnswer } from '../../../http/response/http.answer.ts';
import { pictureSchema } from '../../../http/response/picture.schema.ts';
import type { AccountCommand } from '../model/account.types.ts';
import { cardsSchema, settingsSchema } from './account.schema.ts';

const BASE = '/account-setting';
const DATA = `${BASE}/data`;

const started: v.GenericSchema<unknown, TwoStepStarted> = v.object({ secret: v.string(), phoneEnd: v.string() });
const pictureAnswer = v.object({ general: v.object({ avatar: v.nullable(pictureSchema) }) });
const proved: v.GenericSchema<unknown, TwoStepProved> = v.object({ recoveryCodes: v.array(v.string()) });

/** A request that answers with all settings. */
const whole =
  <Body extends object>(path: string, options?: CallOptions) =>
  async (body: Body): Promise<AccountSettingAnswer> =>
    parseAnswer(path, settingsSchema, await demoApi.post(`${BASE}/${path}`, body, options));

/** The settings and what is asked for at once. All requests reject with an `HttpError`. */
export const accountCalls = {
  load: async (signal: AbortSignal): Promise<AccountSettingAnswer> =>
    parseAnswer(DATA, settingsSchema, await demoApi.get(DATA, { signal })),
  /** The picture alone, in the background; `null` where there is none. */
  picture: async (signal: AbortSignal): Promise<string | null> => {
    const options = { signal, isQuiet: true, isBackground: true };
    return parseAnswer(DATA, pictureAnswer, await demoApi.get(DATA, options)).general.avatar;
  },
  changeEmail: whole<{ email: string } & Proof>('email', { isCreation: true }),
  resendEmail: whole<object>('email/resend', { isCreation: true }),
  cancelEmail: whole<object>('email/cancel'),
  confirmEmail: whole<object>('email/confirm', { isCreation: true }),
  changePassword: whole<{ current: string; next: string }>('password', { isCreation: true }),
  signOut: whole<{ id?: string }>('session/sign-out'),
  deleteAccount: whole<{ phrase: string } & Proof>('delete'),
  keepAccount: whole<object>('delete/undo'),
  startTwoStep: async (start: TwoStepStart): Promise<TwoStepStarted> =>
    parseAnswer('two-step', started, await demoApi.post(`${BASE}/two-step/start`, start)),
  proveTwoStep: async (code: string): Promise<TwoStepProved> =>
    parseAnswer('two-step', proved, await demoApi.post(`${BASE}/two-step/prove`, { code }, { isCreation: true })),
  turnTwoStepOff: whole<Proof>('two-step/off'),
  addCard: async (card: NewCard & { brand: string }): Promise<AccountCard[]> =>
    parseAnswer('card', cardsSchema, await demoApi.post(`${BASE}/card/add`, card, { isCreation: true })),
};

/** Carries a command out. */
export async function sendCommand(command: AccountCommand): Promise<void> {
  await demoApi.post(...requestOf(command));
}

function requestOf(command: AccountCommand): [path: string, body: object] {
  switch (command.type) {
    case 'section saved': {
      const { section, values } = command;
      return [`${BASE}/save`, { section, values }];
    }
    case 'connection set': {
      const { kind, id, isConnected } = command;
      return [`${BASE}/connection`, { kind, id, isConnected }];
    }
    case 'card changed': {
      const { id, name, expiry } = command;
      return [`${BASE}/card/update`, { id, name, expiry }];
    }
    case 'card made primary':
      return [`${BASE}/card/primary`, { id: command.id }];
    case 'card deleted':
      return [`${BASE}/card/delete`, { id: command.id }];
    case 'payment set':
      return [`${BASE}/payment`, { method: command.method }];
    case 'plan set':
      return [`${BASE}/plan/${command.isCancelled ? 'cancel' : 'resume'}`, {}];
  }
}

export const statusOf = (error: unknown): number | null => (error instanceof HttpError ? error.status : null);
