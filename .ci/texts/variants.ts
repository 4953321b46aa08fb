import {
  type CompiledIcuChoices,
  compileMessage,
  type CompiledMessage,
  type CompiledMessageToken,
} from '@lingui/message-utils/compileMessage';

/** As long as a usual name or title: what a value adds to the length of a text. */
const VALUE = 'placeholder';

/** The texts that a message can become: one for each plural and each choice, with a stand-in for values, and without tags. */
export const variantsOf = (message: string): string[] =>
  variantsOfParts(compileMessage(message)).map((text) =>
    text.replaceAll(/<\d+\/>/g, VALUE).replaceAll(/<\/?\d+>/g, ''),
  );

const variantsOfParts = (parts: CompiledMessage): string[] =>
  parts.reduce<string[]>(
    (texts, part) => {
      const endings = endingsOf(part);
      return texts.flatMap((text) => endings.map((ending) => text + ending));
    },
    [''],
  );

function endingsOf(part: CompiledMessageToken): string[] {
  if (typeof part === 'string') return [part];
  const [, , choices] = part;
  if (!hasChoices(choices)) return [VALUE];
  return Object.values(choices).flatMap((choice) => (Array.isArray(choice) ? variantsOfParts(choice) : []));
}

const hasChoices = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null && 'other' in format;
