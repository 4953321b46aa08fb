/** A rule of axe that a story breaks. */
export interface Violation {
  id: string;
  /** The rule in a sentence. */
  help: string;
  helpUrl: string;
  /** How many elements break it. */
  count: number;
}

/** The reports of a frame about its story. */
export type News =
  | { kind: 'prepared'; a11y: unknown }
  /** `fixed`: settings of the toolbar that the story decides for itself. */
  | { kind: 'set up'; fixed: Fields }
  | { kind: 'drawn' }
  | { kind: 'threw'; message: string }
  | { kind: 'play failed'; message: string }
  /** `violations` is `null` when axe has not looked at the story. */
  | { kind: 'finished'; violations: Violation[] | null }
  | { kind: 'checked'; violations: Violation[] | null };

/** An object whose fields are not known yet. */
export type Fields = Partial<Record<string, unknown>>;

// By their names, since Storybook has its modules for a page of its own nowhere but in its frames.
const CHANNEL = 'storybook-channel';
const ASK_AXE = 'storybook/a11y/manual';
const AXE_RESULT = 'storybook/a11y/result';
const AXE_ERROR = 'storybook/a11y/error';

/** Reads a message that Storybook sends from a frame to the window around it; `null` when it says nothing of interest. */
export function readNews(data: unknown): News | null {
  const { key, event } = fieldsOf(parse(data));
  if (key !== CHANNEL) return null;
  const { type, args } = fieldsOf(event);
  const [first] = listOf(args);
  const fields = fieldsOf(first);
  switch (type) {
    case 'storyPrepared':
      return { kind: 'prepared', a11y: fieldsOf(fields['parameters'])['a11y'] };
    case 'globalsUpdated':
      return { kind: 'set up', fixed: fieldsOf(fields['storyGlobals']) };
    case 'storyRendered':
      return { kind: 'drawn' };
    case 'storyMissing':
      return { kind: 'threw', message: 'Storybook does not find this story.' };
    case 'storyThrewException':
    case 'storyErrored':
      return { kind: 'threw', message: messageIn(fields) };
    case 'playFunctionThrewException':
      return { kind: 'play failed', message: messageIn(fields) };
    case 'unhandledErrorsWhilePlaying':
      return { kind: 'play failed', message: messageIn(fieldsOf(listOf(first)[0])) };
    case 'storyFinished': {
      const report = listOf(fields['reporters']).find((each) => fieldsOf(each)['type'] === 'a11y');
      return { kind: 'finished', violations: violationsIn(fieldsOf(report)['result']) };
    }
    case AXE_RESULT:
      return { kind: 'checked', violations: violationsIn(first) };
    case AXE_ERROR:
      return { kind: 'checked', violations: null };
    default:
      return null;
  }
}

/** A message to a frame that has axe check its story, as Storybook's own panel sends it. */
export const askAxe = (storyId: string, a11y: unknown) =>
  JSON.stringify({ key: CHANNEL, event: { type: ASK_AXE, args: [storyId, a11y ?? {}], from: 'mode-matrix' } });

/** Whether the parameters of a story let axe look at it. */
export function isChecked(a11y: unknown): boolean {
  const { disable, test } = fieldsOf(a11y);
  return disable !== true && test !== 'off';
}

function violationsIn(result: unknown): Violation[] | null {
  const { violations } = fieldsOf(result);
  if (!Array.isArray(violations)) return null;
  return violations.map(fieldsOf).map(({ id, help, helpUrl, nodes }) => ({
    id: String(id),
    help: String(help),
    helpUrl: String(helpUrl),
    count: listOf(nodes).length,
  }));
}

const messageIn = ({ message, title }: Fields): string =>
  [message, title].find((text) => typeof text === 'string')?.split(/(?<=\.)\s/)[0] ?? 'It says no more.';

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? value : {});

function parse(data: unknown): unknown {
  if (typeof data !== 'string' || !data.includes(CHANNEL)) return data;
  try {
    return JSON.parse(data);
  } catch {
    return null;
  }
}
