export interface Finding {
  /** The retired word, as it was found. */
  found: string;
  /** The word to write instead. */
  write: string;
}

/** Parts of an identifier or a file name, in lower case with spaces between them. */
const IN_NAMES: Array<[pattern: string, write: string]> = [
  ['deeds?', 'command, or rowActions, columnActions, cardActions'],
  ['wish(?:es)?(?! list)', 'focusRequest, or options'],
  ['heirs?', 'focusFallback'],
  ['belongings', 'userStorage'],
  ['keepers?', 'storage'],
  ['(?:un)?sealed', 'Secret'],
  ['(?<!(?:travel|partner|claims|sales|service) )desks?', 'app, or BoardState'],
  ['calm|resting', 'idle'],
  ['patience|last words|unfinished|rest of', 'outbox, flush, pending'],
  ['way back|back of|inverse of', 'inverse'],
  ['taken back|put back|bring back|after no', 'rollback, or inverse'],
  ['after yes', 'confirm'],
  ['grips?(?! vertical| horizontal)', 'handle'],
  ['to come', 'planned'],
  ['writer of', 'format…'],
  ['(?:un)?told', 'message, or announced'],
  ['askers?', 'principal'],
  ['wordy', 'longText'],
  ['rehears(?:e|al)s?', 'simulateRole, Simulation'],
];

const IN_TEXT: Array<[pattern: string, write: string]> = [
  ['deeds?', 'command, or action'],
  ['heirs?', 'focusFallback'],
  ['belongings', 'userStorage'],
  ['(?:staff|the|a) desks?', 'the app, the admin app'],
  ['anew', 'again'],
  ['who(?:m)?ever|who(?:m)?soever', 'the person, the user, anyone who'],
];

const IN_COMMENTS: typeof IN_TEXT = [
  ...IN_TEXT,
  ['on (?:its|their) way', 'loading, pending, planned'],
  ['keepers?', 'storage'],
  ['grips?', 'handle'],
  ['wish(?:es)?(?! list)', 'focusRequest, or options'],
  ['(?<!(?:staff|the|a|travel|partner|claims|sales|service) )desks?', 'app, or BoardState'],
];

const OPENING = /^(?:What|Whoever|Who|Somebody|Nobody|Where)\b/;

const names = IN_NAMES.map(([pattern, write]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`), write }));
const text = compileText(IN_TEXT);
const comments = compileText(IN_COMMENTS);

const QUICK = new RegExp(
  [
    'deed|wish|heir|belongings|keeper|sealed|desk|calm|resting|patience|last[-_ ]?words|unfinished|rest[-_ ]?of|way[-_ ]?back|back[-_ ]?of',
    'inverse[-_ ]?of|taken[-_ ]?back|put[-_ ]?back|bring[-_ ]?back|after[-_ ]?(?:yes|no)|grip|to[-_ ]?come|writer[-_ ]?of|told|\\bletters',
    'asker|wordy|rehears|anew|who(?:m)?(?:so)?ever|on (?:its|their) way',
    '(?:/\\*\\*?|//)\\s*(?:\\*\\s*)?(?:what|who|somebody|nobody|where)\\b',
  ].join('|'),
  'i',
);

/** Tells quickly whether a source may hold any retired word; most hold none. */
export const mayHoldRetiredWords = (source: string) => QUICK.test(source);

/** Finds retired words among the parts of an identifier, or of a file's path. */
export function findInName(name: string): Finding[] {
  if (/^Letters(?![a-z])/.test(name)) return [{ found: name, write: 'outbox, or Command' }];
  const parts = name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .replaceAll(/[^A-Za-z\d]+/g, ' ')
    .toLowerCase();
  return names.flatMap(({ pattern, write }) => {
    const found = pattern.exec(parts)?.[0];
    return found ? [{ found, write }] : [];
  });
}

/** Finds retired words in a text that people read. */
export const findInText = (value: string): Finding[] => findAll(text, value);

/** Finds retired words and openings in a comment; `isFirst` is false for the later lines of one comment. */
export function findInComment(comment: string, isFirst = true): Finding[] {
  const words = comment.replaceAll(/^[*\s]+/g, '');
  const opening = isFirst ? OPENING.exec(words)?.[0] : undefined;
  const inNames = [...words.matchAll(/\b[A-Za-z]+[A-Z]\w*/g)].flatMap(([name]) => findInName(name));
  return [
    ...(opening ? [{ found: `${opening} …`, write: 'a comment that begins with its subject and says why' }] : []),
    ...findAll(comments, words),
    ...inNames,
  ];
}

/** The states of machines are strings where they are asked for. */
export const findInState = (value: string): Finding[] =>
  /^(?:calm|resting)$/.test(value) ? [{ found: value, write: 'idle' }] : [];

export const explain = ({ found, write }: Finding) =>
  `"${found}" is a retired word. Write ${write}; docs/glossary.md has one word for each idea.`;

function compileText(list: typeof IN_TEXT) {
  return list.map(([pattern, write]) => ({ pattern: new RegExp(`\\b(?:${pattern})\\b`, 'gi'), write }));
}

function findAll(list: ReturnType<typeof compileText>, value: string): Finding[] {
  return list.flatMap(({ pattern, write }) =>
    [...value.matchAll(pattern)].map(([found]) => ({ found: found.toLowerCase(), write })),
  );
}
