import { spyOn } from 'storybook/test';

/** Catches what would be saved, so that no story leaves a file behind. */
export function catchFiles() {
  const files: File[] = [];
  const contents = new Map<string, Blob>();
  const create = spyOn(URL, 'createObjectURL').mockImplementation((content) => {
    const address = `blob:sheet-${contents.size}`;
    if (content instanceof Blob) contents.set(address, content);
    return address;
  });
  const press = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const content = contents.get(this.getAttribute('href') ?? '');
    if (content) files.push(new File([content], this.download));
  });
  const release = () => [create, press].forEach((spy) => spy.mockRestore());
  return { files, release };
}
