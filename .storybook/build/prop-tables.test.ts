import { describe, expect, test } from 'vitest';
import { argTypesOf, widgetsIn, widgetsShownIn } from './prop-tables.ts';

const base = `
  interface BaseProps extends RootProps {
    /** What it says. */
    label: string;
    /** What stands below. */
    hint?: string;
  }
  interface RootProps {
    /** How large it is. */
    size: 'small' | 'large';
  }`;

function propsOf(own: string) {
  const [widget] = widgetsIn(
    `${base}\n${own}\nexport function Widget(props: Props) { return <p {...props} />; }`,
    '/Widget.tsx',
  );
  return widget?.props ?? {};
}

describe('the table of props', () => {
  test('has what a widget takes over as it is', () => {
    expect(Object.keys(propsOf('interface Props extends BaseProps {}')).toSorted()).toEqual(['hint', 'label', 'size']);
  });

  test.each([
    [`Omit<BaseProps, 'hint'>`, ['label', 'size']],
    [`Omit<BaseProps, 'hint' | 'size'>`, ['label']],
    [`Pick<BaseProps, 'hint' | 'size'>`, ['hint', 'size']],
    [`Omit<Pick<BaseProps, 'hint' | 'size'>, 'size'>`, ['hint']],
  ])('has what %s leaves', (type, names) => {
    expect(Object.keys(propsOf(`interface Props extends ${type} {}`)).toSorted()).toEqual(names);
    expect(Object.keys(propsOf(`type Props = ${type} & { };`)).toSorted()).toEqual(names);
  });

  test('says of a prop that was taken over what it means and whether it is needed', () => {
    const { label, hint } = propsOf(`interface Props extends Pick<BaseProps, 'label' | 'hint'> {}`);
    expect(label).toMatchObject({ description: 'What it says.', required: true, tsType: { name: 'string' } });
    expect(hint).toMatchObject({ description: 'What stands below.', required: false });
  });

  test('needs nothing of what became optional', () => {
    expect(propsOf('interface Props extends Partial<BaseProps> {}')['size']).toMatchObject({ required: false });
  });

  test('says what the widget itself says of a prop that another has too', () => {
    const { label } = propsOf('interface Props extends BaseProps { /** Its name. */ label?: string }');
    expect(label).toMatchObject({ description: 'Its name.', required: false });
  });

  test('says what a prop usually is, by what the code or else its words say', () => {
    const { own } = propsOf(`interface Props {
      /**
       * How wide it is.
       * @default 'medium'
       */
      own?: string;
    }`);
    expect(own).toMatchObject({ defaultValue: { value: `'medium'` } });
  });

  test.each([
    ['readonly string[]', 'readonly string[]'],
    [`'small'\n  | 'large'`, `'small' | 'large'`],
    ['(change: { value: string }) => void', '(change: { value: string }) => void'],
  ])('writes %j as it is', (type, raw) => {
    expect(propsOf(`interface Props { own: ${type} }`)['own']).toMatchObject({ tsType: { raw } });
  });

  test.each([`'surface' | Tone`, 'Veil'])('offers the words of %s to choose from', (type) => {
    const types = `type Tone = 'info' | 'danger'; type Veil = 'surface' | Tone;`;
    expect(propsOf(`${types} interface Props { own: ${type} }`)['own']).toMatchObject({
      tsType: { name: 'union', elements: ["'surface'", "'info'", "'danger'"].map((value) => ({ value })) },
    });
  });

  test.each(['Tone | number', 'ReactNode'])('offers nothing to choose from for %s', (type) => {
    const { tsType } = propsOf(`type Tone = 'info' | 'danger'; interface Props { own: ${type} }`)['own'] ?? {};
    expect(tsType).not.toMatchObject({ elements: [{ name: 'literal' }] });
  });

  test('leaves out what comes from elements', () => {
    expect(
      Object.keys(propsOf(`interface Props extends Omit<ComponentPropsWithRef<'div'>, 'title'> { size: string }`)),
    ).toEqual(['size']);
  });
});

test('a file without a widget has none', () => {
  expect(widgetsIn('export const answer = 42;', '/Answer.tsx')).toEqual([]);
});

test('a row says the type as it is written, the usual value, and what there is to choose from', () => {
  const [widget] = widgetsIn(
    `interface Props {
      /**
       * How wide it is.
       * @default 'medium'
       */
      width?: 'small' | 'medium';
      days: readonly string[];
    }
    export function Widget(props: Props) { return <p {...props} />; }`,
    '/Widget.tsx',
  );
  expect(widget && argTypesOf(widget)).toMatchObject({
    width: {
      description: 'How wide it is.',
      type: { name: 'enum', required: false, value: ['small', 'medium'] },
      table: { type: { summary: `'small' | 'medium'` }, defaultValue: { summary: `'medium'` } },
    },
    days: { type: { required: true }, table: { type: { summary: 'readonly string[]' } } },
  });
});

describe('the widgets whose tables stand in a file of stories', () => {
  const widgetsOf = (code: string) =>
    widgetsShownIn(code, '/design-system/src/days/Days.stories.tsx').map(({ file, name, local }) => [
      file,
      name,
      local,
    ]);

  test('are those that it names as its own, by the names that it gives them', () => {
    const code = `import { Days, type DaysProps } from './Days.tsx';
import {
  Month as OneMonth,
  Year,
} from '../month/Month.tsx';
const meta = { component: Days, subcomponents: { OneMonth } } satisfies Meta<typeof Days>;`;
    expect(widgetsOf(code)).toEqual([
      ['/design-system/src/days/Days.tsx', 'Days', 'Days'],
      ['/design-system/src/month/Month.tsx', 'Month', 'OneMonth'],
    ]);
  });

  test('are none that it makes by itself, or only shows', () => {
    const code = `import { Days } from './Days.tsx';
import { Owned } from './owned.ts';
const Both = () => <Days />;
const meta = { component: Both, subcomponents: { Owned } };`;
    expect(widgetsOf(code)).toEqual([]);
  });
});
