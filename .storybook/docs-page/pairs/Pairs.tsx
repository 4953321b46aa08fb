import { Live } from '../sections/Live.tsx';
import { pairs } from './pairs.ts';

/** A widget used well and badly, side by side, to look at and to try. */
export default function Pairs({ widget, title }: { widget: string; title: string }) {
  const pair = pairs[widget];
  if (!pair) return null;
  const sides = [
    { advice: 'do', heading: 'Do', ...pair.good },
    { advice: 'avoid', heading: 'Don’t', ...pair.bad },
  ];
  return (
    <Live title={title}>
      <h2>Do and don’t</h2>
      <div className="pairs">
        {sides.map(({ advice, heading, example, why }) => (
          <section key={advice} data-advice={advice}>
            <h3>{heading}</h3>
            <div className="live sb-unstyled">{example}</div>
            <p>{why}</p>
          </section>
        ))}
      </div>
    </Live>
  );
}
