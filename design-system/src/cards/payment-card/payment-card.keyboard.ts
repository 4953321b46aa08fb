import { msg } from '@lingui/core/macro';
import type { KeyboardTable } from '../../lib/keyboard.ts';

export const paymentCardKeyboard: KeyboardTable = [{ keys: ['Enter'], does: msg`Sends the payment, from every field` }];
