import { HttpError } from '../http/http.error.ts';

/** The server wants the password, or another one. */
export const wantsPassword = new HttpError('status', 'proof', {
  status: 422,
  data: { message: 'password: The password is wrong.' },
});

export const busy = new HttpError('status', 'proof', { status: 503 });
