import { describe, expect, it } from 'vitest';
import { frameName, isInPageFrame, pageFrame, pageIn, scaleOf } from './page-frame.ts';

describe('the window of a page', () => {
  it('is 1440 px wide in any room', () => {
    for (const width of [390, 1140, 1440, 2200]) expect(pageIn({ width, height: 540 }).width).toBe(1440);
  });

  it('is as high as the room, once it is drawn smaller', () => {
    expect(pageIn({ width: 720, height: 500 })).toEqual({ width: 1440, height: 1000 });
    expect(pageFrame).toEqual({ width: 1440, height: 682 });
  });

  it('is never drawn larger', () => {
    expect(scaleOf({ width: 2200, height: 900 })).toBe(1);
    expect(pageIn({ width: 2200, height: 900 }).height).toBe(900);
  });
});

describe('the name of a frame', () => {
  it('differs between stories, and between viewports of one story', () => {
    const names = [
      { id: 'button--sizes', globals: {} },
      { id: 'button--tones', globals: {} },
      { id: 'button--sizes', globals: { viewport: { value: 'mobile1' } } },
    ].map(frameName);
    expect(new Set(names).size).toBe(3);
  });

  it('is the same for a viewport that was never chosen and one that was reset', () => {
    const reset = frameName({ id: 'button--sizes', globals: { viewport: { value: undefined } } });
    expect(reset).toBe(frameName({ id: 'button--sizes', globals: {} }));
  });
});

describe('the window of a story', () => {
  const page = { id: 'features-kanban-kanbanpage--no-boards', globals: { skin: 'light' } };

  it('is that of a page for all stories of features', () => {
    expect(isInPageFrame(page)).toBe(true);
    expect(isInPageFrame({ ...page, id: 'design-system-button--playground' })).toBe(false);
  });

  it('is the viewport that was chosen, in either way to write it', () => {
    expect(isInPageFrame({ ...page, globals: { viewport: { value: 'mobile1' } } })).toBe(false);
    expect(isInPageFrame({ ...page, globals: { viewport: 'mobile1' } })).toBe(false);
  });

  it('is that of a page again once the viewport was reset', () => {
    expect(isInPageFrame({ ...page, globals: { viewport: { value: undefined, isRotated: false } } })).toBe(true);
  });
});
