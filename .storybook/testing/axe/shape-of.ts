/** Attributes that name other elements. */
const REFERENCES = new Set([
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-flowto',
  'aria-labelledby',
  'aria-owns',
  'for',
  'form',
  'headers',
  'list',
]);

/** Attributes of which the presence counts, and no value. */
const FLAGS = new Set(['href', 'id', 'src', 'value']);

/** Attributes by which styles and scripts alone know elements. */
const OTHERS = /^(?:data-|on|style$|d$|points$|x\d?$|y\d?$|width$|height$|transform$|viewbox$)/i;

/** Roles whose owned elements must have certain roles, and whatever may not hold what takes focus. */
const OWNERS =
  'table,ul,ol,dl,[role=grid],[role=list],[role=listbox],[role=menu],[role=menubar],[role=radiogroup],[role=row],[role=rowgroup],[role=table],[role=tablist],[role=tree],[role=treegrid],[role=feed]';
const LEAVES =
  'a,button,label,summary,[aria-hidden=true],[role=button],[role=checkbox],[role=img],[role=link],[role=menuitem],[role=option],[role=radio],[role=switch],[role=tab],[role=progressbar],[role=slider]';
const FOCUSABLE = 'a[href],button,input,select,textarea,[tabindex],[contenteditable]';

/**
 * Describes an element for `findNewParts`: its role, states, references and names, as the rules of axe see them that look at
 * neither colours nor places. Two texts are the same, and so are two numbers, but an empty text is none.
 */
export function shapeOf(element: Element): string {
  const { tagName, textContent, children } = element;
  return [
    tagName,
    ...[...element.attributes].flatMap((attribute) => attributeOf(element, attribute)).toSorted(),
    (element as HTMLInputElement).labels?.length,
    isHidden(element),
    Boolean(textContent?.trim()),
    unique([...children].map(roleOf)),
    element.matches(OWNERS) && unique([...element.querySelectorAll('*')].map(roleOf)),
    element.matches(LEAVES) && element.querySelector(FOCUSABLE) !== null,
    // A picture must not say again what the text beside it says.
    tagName === 'IMG' && element.closest('a,button')?.textContent?.trim() === element.getAttribute('alt')?.trim(),
  ].join(' ');
}

/** The rules of axe that compare elements which may be far apart; all others judge an element by itself and its next kin. */
export const rulesOfOutline = [
  'accesskeys',
  'duplicate-id-aria',
  'heading-order',
  'landmark-banner-is-top-level',
  'landmark-complementary-is-top-level',
  'landmark-contentinfo-is-top-level',
  'landmark-main-is-top-level',
  'landmark-no-duplicate-banner',
  'landmark-no-duplicate-contentinfo',
  'landmark-no-duplicate-main',
  'landmark-one-main',
  'landmark-unique',
  'page-has-heading-one',
  'skip-link',
];

/**
 * Describes a whole page for the rules that compare elements which may be far apart: headings, landmarks, ids and keys.
 */
export function outlineOf(body: HTMLElement): string {
  const all = (selector: string) => [...body.querySelectorAll(selector)];
  const headings = all('h1,h2,h3,h4,h5,h6,[role=heading]').map(
    (heading) => `${roleOf(heading)}${heading.getAttribute('aria-level') ?? ''}`,
  );
  const landmarks = all(
    'main,nav,header,footer,aside,section,form,[role=main],[role=navigation],[role=banner],[role=contentinfo],[role=complementary],[role=region],[role=search],[role=form]',
  ).map((landmark) => `${roleOf(landmark)}${nameOf(landmark)}`);
  const ids = all('[id]').map(({ id }) => id);
  const twice = ids.filter((id, index) => ids.indexOf(id) < index);
  const keys = all('[accesskey]').map((element) => element.getAttribute('accesskey'));
  return JSON.stringify([headings, landmarks, twice.length, keys]);
}

function attributeOf(element: Element, { name, value }: Attr): string[] {
  if (OTHERS.test(name)) return [];
  if (FLAGS.has(name)) return [name];
  if (REFERENCES.has(name))
    return [
      `${name}=${value
        .split(/\s+/)
        .map((id) => targetOf(element, id))
        .join()}`,
    ];
  // Of names and numbers only the kind counts, but a class is a style of its own.
  return [`${name}=${name === 'class' ? value : value.replaceAll(/\d+/g, '0')}`];
}

/** Whether a reference leads to something, and whether that has a text. */
function targetOf({ ownerDocument }: Element, id: string): string {
  const target = ownerDocument.getElementById(id);
  if (!target) return 'nothing';
  return target.textContent?.trim() ? target.tagName : `an empty ${target.tagName}`;
}

const roleOf = (element: Element) => `${element.tagName}:${element.getAttribute('role') ?? ''}`;

function nameOf(element: Element): string {
  const labels = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const texts = labels.map((id) => element.ownerDocument.getElementById(id)?.textContent);
  return element.getAttribute('aria-label') ?? texts.join(' ');
}

/** Classes say it mostly, and the style of the element itself where something moves in and out. */
const isHidden = (element: Element) => /display: ?none|visibility: ?hidden/.test(element.getAttribute('style') ?? '');

const unique = (roles: readonly string[]) => [...new Set(roles)].toSorted().join();
