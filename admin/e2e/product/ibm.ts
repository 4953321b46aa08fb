import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { Checker } from 'accessibility-checker-engine';

interface PageWithEngine {
  ace?: { Checker: new () => Checker };
  checker?: Checker;
}

const guideline = 'WCAG_2_2';
const source = readFileSync(fileURLToPath(import.meta.resolve('accessibility-checker-engine')), 'utf8');

/** Faults that are none, each with the reason. */
const falseAlarms: readonly RegExp[] = [
  // HTML allows the name of a user in a field for an email.
  /^input_autocomplete_valid .* autocomplete="username"/,
  // A label for screen readers alone counts as none. Axe knows it, and misses those that are not there.
  /^(input_label_exists|label_content_exists) .* <(input|label|select) /,
  // It is a live region, which is read with its group.
  /^input_label_exists .* <output /,
  // A property of ARIA 1.3, which browsers read.
  /^aria_attribute_allowed .*'aria-description'/,
  // The name of an image becomes part of that of its button, which is meant.
  /^aria_descendant_valid The element with role "button" contains descendants with roles "img"/,
];

const falseAlarmsInKit: readonly RegExp[] = [
  // Examples of one thing stand side by side, and several of them have its name.
  /^(aria_\w+_label_unique|aria_landmark_name_unique|fieldset_label_valid|form_label_unique) /,
  // A name counts within its form, and each of these checkboxes is alone in one.
  /^input_checkboxes_grouped Checkbox input and others with the name "remembered"/,
];

/** Rules that are checked otherwise. */
const checkedElsewhere: readonly string[] = [
  // Colours are measured by axe, and not halfway through an entrance.
  'text_contrast_sufficient',
  // It reads the whole page for each element, more than half of the time, whether or not a style asks for an orientation.
  'element_orientation_unlocked',
];

/** The violations of WCAG 2.2 that IBM's checker is sure of, one line for each element. Its engine stays in the page. */
export async function faultsOfIbm(page: Page, isKit: boolean): Promise<string[]> {
  await addChecker(page);
  const faults = await page.evaluate(async (id) => {
    // React Aria has templates say that their content is their child. An engine that follows it finds elements without a document.
    const template = HTMLTemplateElement.prototype;
    const firstChild = Object.getOwnPropertyDescriptor(template, 'firstChild');
    if (firstChild) Reflect.deleteProperty(template, 'firstChild');
    const report = await (window as PageWithEngine).checker?.check(document, [id]);
    if (firstChild) Object.defineProperty(template, 'firstChild', firstChild);
    return (report?.results ?? [])
      .filter(({ value: [level, result] }) => `${level} ${result}` === 'VIOLATION FAIL')
      .map(({ ruleId, message, path, snippet }) => `${ruleId} ${message} ${path['dom']} ${snippet}`);
  }, guideline);
  const known = isKit ? [...falseAlarms, ...falseAlarmsInKit] : falseAlarms;
  return [
    ...faults.filter((fault) => !known.some((alarm) => alarm.test(fault))),
    ...(await page.evaluate(stylesByOrientation)).map((media) => `element_orientation_unlocked @media ${media}`),
  ];
}

/** The conditions of styles that ask for an orientation: only such a style can turn an element, and the app has none. */
function stylesByOrientation(): string[] {
  const conditions = (rules: CSSRuleList): string[] =>
    [...rules].flatMap((rule) => [
      ...(rule instanceof CSSMediaRule ? [rule.conditionText] : []),
      ...(rule instanceof CSSGroupingRule ? conditions(rule.cssRules) : []),
    ]);
  return [...document.styleSheets, ...document.adoptedStyleSheets]
    .flatMap(({ cssRules }) => conditions(cssRules))
    .filter((condition) => /\borientation\b/.test(condition));
}

/** Gives the page the engine, with no other rules than those that can be sure of a violation: it takes a third of the time. */
async function addChecker(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => (window as PageWithEngine).checker !== undefined);
  if (isThere) return;
  await page.evaluate(source);
  await page.evaluate(
    ({ id, without }) => {
      const engine = window as PageWithEngine;
      const checker = engine.ace && new engine.ace.Checker();
      const asked = checker?.getGuidelines().find((each) => each.id === id);
      if (!checker || !asked) throw new Error(`IBM's checker has no guideline ${id}.`);

      const isSure = (rule: { id: string; level: string }) =>
        rule.level === 'VIOLATION' && checker.engine.getRule(rule.id).run.toString().includes('RuleFail');
      for (const checkpoint of asked.checkpoints)
        checkpoint.rules = (checkpoint.rules ?? []).filter((rule) => isSure(rule) && !without.includes(rule.id));
      checker.addGuideline(asked);
      engine.checker = checker;
    },
    { id: guideline, without: checkedElsewhere },
  );
}
