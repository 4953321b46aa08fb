/** Which of the options the field names as the selected one. */
export interface ActiveOption {
  /** The field follows the option of this id, which may come later. */
  follow: (field: HTMLInputElement | null, id: string | null) => void;
  /** For `ref` of every option. */
  option: (element: HTMLElement | null) => (() => void) | undefined;
}

/**
 * Writes `aria-activedescendant` in the commit in which an option comes or goes. The collection waits half a second after a letter before
 * it names another option, and would name one that has gone meanwhile.
 */
export function createActiveOption(): ActiveOption {
  let field: HTMLInputElement | null = null;
  let wanted: string | null = null;
  return {
    follow(nextField, id) {
      [field, wanted] = [nextField, id];
      if (wanted && document.getElementById(wanted)) field?.setAttribute(NAME, wanted);
      else field?.removeAttribute(NAME);
    },
    option(element) {
      if (!element) return undefined;
      if (element.id === wanted) field?.setAttribute(NAME, element.id);
      return () => {
        if (field?.getAttribute(NAME) === element.id) field.removeAttribute(NAME);
      };
    },
  };
}

const NAME = 'aria-activedescendant';
