/** Lets a story look at the page as it is printed: it cannot ask the browser for paper, but what is meant for paper can hold on screen. */
export async function onPaper(look: () => Promise<void>): Promise<void> {
  window.dispatchEvent(new Event('beforeprint'));
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets];
  const forPaper = sheets.flatMap((sheet) => [sheet, ...groupsIn(sheet.cssRules)]).filter(isForPaper);
  if (forPaper.length === 0)
    throw new Error('No rule is for paper: either all styles are gone, or they say it in another way.');
  for (const { media } of forPaper) media.mediaText = 'all';
  try {
    await look();
  } finally {
    for (const { media } of forPaper) media.mediaText = 'print';
    window.dispatchEvent(new Event('afterprint'));
  }
}

type WithMedia = Pick<CSSMediaRule, 'media'>;

const isForPaper = ({ media }: WithMedia) => media.mediaText === 'print';

function groupsIn(rules: CSSRuleList): WithMedia[] {
  return [...rules].flatMap((rule) => {
    const inside = rule instanceof CSSGroupingRule || rule instanceof CSSStyleRule ? groupsIn(rule.cssRules) : [];
    return rule instanceof CSSMediaRule ? [rule, ...inside] : inside;
  });
}
