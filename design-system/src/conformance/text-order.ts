/**
 * English texts that a page from right to left reorders because nothing isolates them: a figure at their beginning or a full stop at
 * their end stands on the wrong side, and so do the groups of a telephone number. It needs nothing of its module, so that a journey
 * can run it in a page.
 */
export function reorderedTexts(root: Element): string[] {
  const found = new Set<string>();
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    // A telephone number has no letter, and its groups change their places.
    const isNumber = /^\s*\+?\(?\d[\d().-]*(?: [\d().-]+)+\s*$/.test(node.data);
    const letters = [...node.data.matchAll(isNumber ? /\d/g : /\p{Script=Latin}{2}/gu)];
    const first = letters.at(0)?.index;
    const last = letters.at(-1)?.index;
    if (first === undefined || last === undefined) continue;
    const start = node.data.search(/\S/);
    // A colon belongs to what follows it, on the side where that is.
    const end = node.data.replace(/[:\s]+$/, '').length - 1;
    const isReordered =
      (isNumber && isAfter(boxOf(node, first), boxOf(node, last))) ||
      (start < first && isAfter(boxOf(node, start), boxOf(node, first))) ||
      (end > last + 1 && isAfter(boxOf(node, last), boxOf(node, end)));
    if (isReordered && isSeen(node)) found.add(node.data.trim());
  }
  return [...found];

  function isSeen({ parentElement }: Text): boolean {
    for (let element = parentElement; element; element = element.parentElement)
      if (getComputedStyle(element).clipPath !== 'none') return false;
    return parentElement?.checkVisibility({ visibilityProperty: true }) ?? false;
  }

  function boxOf(node: Text, at: number): DOMRect {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  }

  /** Whether a letter stands to the right of one that follows it, on the same line. */
  function isAfter(one: DOMRect, next: DOMRect): boolean {
    const isOnOneLine = Math.abs(one.top + one.height / 2 - next.top - next.height / 2) < one.height / 2;
    return isOnOneLine && one.width > 0 && one.left > next.left + 0.5;
  }
}
