/** Lets a story look at the page as it is printed: it cannot ask the browser for paper, but what is meant for paper can hold on screen. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  const forPaper = [...document.styleSheets].flatMap((sheet) => printRules(sheet.cssRules));
  if (forPaper.length === 0)
    throw new Error('No rule is for paper: either all styles are gone, or they say it in another way.');
  forPaper.forEach(({ media }) => (media.mediaText = 'all'));
  try {
    await look();
  } finally {
    forPaper.forEach(({ media }) => (media.mediaText = 'print'));
  }
}

function printRules(rules: CSSRuleList): CSSMediaRule[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule && rule.media.mediaText === 'print') return [rule];
    return rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? printRules(rule.cssRules) : [];
  });
}
