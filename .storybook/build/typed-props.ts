import { type Handler, utils } from 'react-docgen';

type Path = Parameters<typeof utils.resolveGenericTypeAnnotation>[0];
type Property = Parameters<typeof utils.setPropDescription>[1];

/** A change of the props of a type before a widget has them. */
interface Change {
  keeps: (name: string) => boolean;
  isOptional: boolean;
}

/** The change that each makes of a type, by the names that stand beside the type. */
const utilityTypes: Record<string, (names: readonly string[]) => Change> = {
  Omit: (names) => ({ keeps: (name) => !names.includes(name), isOptional: false }),
  Pick: (names) => ({ keeps: (name) => names.includes(name), isOptional: false }),
  Partial: () => ({ keeps: () => true, isOptional: true }),
};

/**
 * Reads what props a widget has and how their types are written: its own, and those it takes over from others. React-docgen's
 * handler of the same work stops at `Omit`, `Pick` and `Partial`, and has no words for `readonly` lists.
 */
export const typedProps: Handler = (documentation, component) => {
  for (const props of utils.getTypeFromReactComponent(component)) {
    for (const { name, property, isOptional } of propsOf(props)) {
      const type = property.get('typeAnnotation');
      const prop = documentation.getPropDescriptor(name);
      // The widget's own description of a prop comes first, and stays.
      if (prop.tsType || Array.isArray(type) || !type.isTSTypeAnnotation()) continue;
      const read = utils.getTSType(type);
      const written = type.get('typeAnnotation');
      const raw = onOneLine(('raw' in read ? read.raw : null) ?? utils.printValue(written));
      const choices = choicesIn(written);
      prop.tsType = choices ? { name: 'union', raw, elements: choices.map(asLiteral) } : { ...read, raw };
      prop.required = !('optional' in property.node && property.node.optional) && !isOptional;
      utils.setPropDescription(documentation, property);
      const usual = /@default\s+(.+)/.exec(prop.description ?? '')?.[1];
      if (usual && !prop.defaultValue) prop.defaultValue = { value: usual, computed: false };
    }
  }
};

const onOneLine = (type: string) => type.replace(/^\s*\|\s*/, '').replaceAll(/\s+/g, ' ');

interface TypedProp {
  name: string;
  property: Property;
  isOptional: boolean;
}

function* propsOf(path: Path): Generator<TypedProp> {
  const made = readUtilityType(path);
  if (made) {
    for (const prop of propsOf(made.from)) {
      if (made.keeps(prop.name)) yield { ...prop, isOptional: prop.isOptional || made.isOptional };
    }
    return;
  }
  const type = utils.resolveGenericTypeAnnotation(path) ?? path;
  if (type.isTSIntersectionType()) {
    for (const part of type.get('types')) yield* propsOf(part);
  } else if (type.isTSInterfaceDeclaration()) {
    yield* membersOf(type.get('body').get('body'));
    for (const parent of [type.get('extends')].flat()) if (parent.hasNode()) yield* propsOf(parent);
  } else if (type.isTSTypeLiteral()) {
    yield* membersOf(type.get('members'));
  }
}

function* membersOf(members: Path[]): Generator<TypedProp> {
  for (const property of members) {
    if (!property.isTSPropertySignature()) continue;
    const name = utils.getPropertyName(property);
    if (name !== null) yield { name, property, isOptional: false };
  }
}

function readUtilityType(path: Path): (Change & { from: Path }) | undefined {
  const name = utils.getTypeIdentifier(path);
  const parameters = path.get('typeParameters');
  if (!name?.isIdentifier() || Array.isArray(parameters) || !parameters.isTSTypeParameterInstantiation())
    return undefined;

  const change = utilityTypes[name.node.name];
  const [from, names] = parameters.get('params');
  return change && from && { from, ...change((names && choicesIn(names)) ?? []) };
}

/** The words that a type lets one choose from, also by the names of other types; `null` when it is anything else. */
function choicesIn(path: Path): string[] | null {
  if (path.isTSUnionType()) {
    const parts = path.get('types').map(choicesIn);
    return parts.every((part) => part !== null) ? parts.flat() : null;
  }
  if (path.isTSLiteralType()) {
    const { literal } = path.node;
    return literal.type === 'StringLiteral' ? [literal.value] : null;
  }
  const named = utils.resolveGenericTypeAnnotation(path);
  return named ? choicesIn(named) : null;
}

const asLiteral = (choice: string) => ({ name: 'literal' as const, value: `'${choice}'` });
