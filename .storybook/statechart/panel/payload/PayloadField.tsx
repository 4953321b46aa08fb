import type { Field } from './payload.ts';

interface PayloadFieldProps {
  field: Field;
  /** Id of the element that explains a problem. */
  describedBy: string | undefined;
  onChange: (value: string) => void;
}

/** One labelled part of an event's data. */
export function PayloadField({ field: { label, kind, value }, describedBy, onChange }: PayloadFieldProps) {
  if (kind === 'yes or no') {
    return (
      <label className="sc-tick">
        <input type="checkbox" checked={value === 'true'} onChange={({ target }) => onChange(String(target.checked))} />
        <span>{label}</span>
      </label>
    );
  }
  const isLong = kind === 'long text' || kind === 'list' || kind === 'json';
  const Control = isLong ? 'textarea' : 'input';
  return (
    <label>
      <span>
        {label}
        {kind === 'list' && ', one per line'}
      </span>
      <Control
        {...(isLong ? { rows: Math.min(8, Math.max(2, value.split('\n').length)) } : {})}
        {...(kind === 'number' ? { inputMode: 'decimal' } : {})}
        {...(kind === 'json' ? { spellCheck: false } : {})}
        dir="auto"
        value={value}
        aria-describedby={describedBy}
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}
