import { createPersisted, type Schema } from '../../../admin/src/storage/persisted.ts';
import { noWalks, type Result, type Walk, type Walks } from './walk.ts';

type Unknown<Value> = Partial<Record<keyof Value, unknown>>;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether a value is an object whose every value is as it has to be. */
const isRecordOf = (value: unknown, isRight: (each: unknown) => boolean): boolean =>
  isObject(value) && Object.values(value).every(isRight);

function isResult(value: unknown): value is Result {
  if (!isObject(value)) return false;
  const { status, done, total, failure }: Unknown<Result> = value;
  const isFailure = failure === undefined || typeof failure === 'string';
  return typeof status === 'string' && typeof done === 'number' && typeof total === 'number' && isFailure;
}

function isWalk(value: unknown): value is Walk {
  if (!isObject(value)) return false;
  const { begunAt, results, remarks, authors = {} }: Unknown<Walk> = value;
  const isBegun = typeof begunAt === 'number' && isRecordOf(results, isResult);
  return isBegun && isRecordOf(remarks, isText) && isRecordOf(authors, isText);
}

function isWalks(value: unknown): value is Walks {
  if (!isObject(value)) return false;
  const { reviewer, byModes }: Unknown<Walks> = value;
  return isText(reviewer) && isRecordOf(byModes, isWalk);
}

const isText = (value: unknown): boolean => typeof value === 'string';

/** Storybook itself depends on no library of schemas. */
export const walksSchema: Schema<Walks> = {
  '~standard': { validate: (value) => (isWalks(value) ? { value } : { issues: [value] }) },
};

/** The walks of this browser. */
export const persistedWalks = createPersisted('embarque.releaseWalk', walksSchema, noWalks);
