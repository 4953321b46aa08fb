import * as v from 'valibot';
import { HttpError } from '../http.error.ts';
import { isTolerable, type Unreadable, unreadableOf } from './rows.schema.ts';
import { unreadableLog } from './unreadable.log.ts';

/** The data of a response, and the records of its lists that could not be read. */
export interface ReadAnswer<T> {
  data: T;
  unreadable: readonly Unreadable[];
}

/**
 * Reads a response. A list that is read as `rows` leaves out the records that cannot be read, and the log names them.
 *
 * @param path names the request in the log
 * @throws HttpError of kind `malformed` for anything else that the contract does not promise: it must not reach the screen
 */
export function readAnswer<T>(path: string, schema: v.GenericSchema<unknown, T>, data: unknown): ReadAnswer<T> {
  const result = v.safeParse(schema, data);
  const unreadable = (result.issues ?? []).map(unreadableOf);
  const isReadable = result.typed && isTolerable(result.issues);
  unreadableLog.add(path, unreadable, isReadable ? unreadable : []);
  if (!isReadable) throw new HttpError('malformed', path);
  return { data: result.output, unreadable };
}

/**
 * The data of a response, for lists whose page needs not know what was left out.
 *
 * @throws HttpError of kind `malformed`
 */
export const parseAnswer = <T>(path: string, schema: v.GenericSchema<unknown, T>, data: unknown): T =>
  readAnswer(path, schema, data).data;
