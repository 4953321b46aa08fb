import type { NodePath, PluginObj, types } from '@babel/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';

type Babel = { types: typeof types };

/**
 * Compiles the English messages that Lingui's macros leave in a file, as catalogues are compiled. A widget then shows English where no
 * catalogue is loaded, and nothing has to be parsed in a page.
 */
export function compiledMessages({ types: t }: Babel): PluginObj {
  const compiled = (message: string) => t.valueToNode(compileMessage(message));

  function compileProperty({ node }: NodePath<types.ObjectExpression>) {
    if (!node.leadingComments?.some(({ value }) => value.includes('i18n'))) return;
    node.properties = node.properties.flatMap((property) => {
      if (!t.isObjectProperty(property) || !t.isIdentifier(property.key)) return [property];
      // It has become a part of the id.
      if (property.key.name === 'context') return [];
      const message = property.key.name === 'message' ? textOf(property.value) : undefined;
      return message === undefined ? [property] : [t.objectProperty(property.key, compiled(message))];
    });
  }

  function compileAttribute({ node }: NodePath<types.JSXOpeningElement>) {
    const attributes = node.attributes.filter((attribute) => t.isJSXAttribute(attribute));
    const named = (name: string) => attributes.find((attribute) => attribute.name.name === name);
    const [id, message] = [named('id'), named('message')];
    const text = textOf(message?.value);
    if (!id || !message || text === undefined) return;
    message.value = t.jsxExpressionContainer(compiled(text));
    node.attributes = node.attributes.filter((attribute) => attribute !== named('context'));
  }

  function textOf(value: types.Node | null | undefined): string | undefined {
    if (t.isJSXExpressionContainer(value)) return textOf(value.expression);
    return t.isStringLiteral(value) ? value.value : undefined;
  }

  return {
    visitor: {
      Program: {
        // The macros have done their work when a file was entered.
        exit: (program) => program.traverse({ ObjectExpression: compileProperty, JSXOpeningElement: compileAttribute }),
      },
    },
  };
}
