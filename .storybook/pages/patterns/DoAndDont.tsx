interface DoAndDontProps {
  good: readonly string[];
  bad: readonly string[];
}

/** Two lists side by side, each line a rule. */
export function DoAndDont({ good, bad }: DoAndDontProps) {
  return (
    <div className="pairs">
      <section data-advice="do">
        <h3>Do</h3>
        <List of={good} />
      </section>
      <section data-advice="avoid">
        <h3>Don’t</h3>
        <List of={bad} />
      </section>
    </div>
  );
}

const List = ({ of }: { of: readonly string[] }) => (
  <ul>
    {of.map((line) => (
      <li key={line}>{line}</li>
    ))}
  </ul>
);
