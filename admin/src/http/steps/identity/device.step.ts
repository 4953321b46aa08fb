import { HttpError } from '../../http.error.ts';
import type { Answer } from '../../send.ts';
import { type Step, withHeader } from '../http.step.ts';

/** The name of the device that asks; `null` names none. */
export type CurrentDevice = () => string | null;

const HEADER = 'x-device';

/** Names the device, for a server that can sign out one of several. */
export const nameDevice =
  (device: CurrentDevice): Step =>
  (request, next) => {
    const name = device();
    return next(name ? { ...withHeader(request, HEADER, name), sender: [...request.sender, name] } : request);
  };

/** Ends the session of a device that the server has signed out. A late response to an earlier device ends only its request. */
export const endRevoked =
  (device: CurrentDevice, onRevoked: () => void): Step =>
  async (request, next) => {
    const answer = await next(request);
    const name = request.headers[HEADER];
    if (!name || !isRevoked(answer)) return answer;
    if (name === device()) onRevoked();
    throw new HttpError('session ended', request.path, { status: answer.status });
  };

/** A 401 of another kind refuses what is asked, and not who asks. */
const isRevoked = ({ status, data }: Answer): boolean =>
  status === 401 && typeof data === 'object' && data !== null && 'isRevoked' in data && data.isRevoked === true;
