import { useId } from 'react';
import { Button, Form, PopoverProvider } from 'storybook/internal/components';
import { useGlobals } from 'storybook/manager-api';
import { groupLabel, optionsOf, type ToolbarGroup, usualOf } from './toolbar-groups.ts';

/** Settings of the toolbar in one menu, whose button names those that were changed. */
export function ToolbarMenu({ group }: { group: ToolbarGroup }) {
  const [globals] = useGlobals();
  const label = groupLabel(group, globals);
  return (
    <PopoverProvider ariaLabel={group.title} padding={16} popover={<Settings group={group} />}>
      <Button variant="ghost" ariaLabel={false} active={label !== group.title}>
        {label}
      </Button>
    </PopoverProvider>
  );
}

const gridStyle = { display: 'grid', gridTemplateColumns: 'auto auto', alignItems: 'center', gap: '8px 16px' };

function Settings({ group }: { group: ToolbarGroup }) {
  const id = useId();
  const [globals, update, ofStory] = useGlobals();
  return (
    <div style={gridStyle}>
      {group.settings.flatMap(([setting, label]) => [
        <label key={label} htmlFor={`${id}-${setting}`}>
          {label}
        </label>,
        <Form.Select
          key={setting}
          id={`${id}-${setting}`}
          value={String(globals[setting] ?? '')}
          disabled={setting in ofStory}
          title={setting in ofStory ? 'This story sets it.' : undefined}
          onChange={({ currentTarget }) => update({ [setting]: currentTarget.value })}
        >
          {optionsOf(setting).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Form.Select>,
      ])}
      <span />
      <Button ariaLabel={false} onClick={() => update(usualOf(group))}>
        Reset
      </Button>
    </div>
  );
}
