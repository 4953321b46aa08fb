import { serialiseBody } from '../../request/http.body.ts';
import type { Step } from '../http.step.ts';

/** Serialises the body once, so that a retry sends the very same bytes. */
export const serialise: Step = async (request, next) =>
  next({ ...request, payload: await serialiseBody(request.body) });
