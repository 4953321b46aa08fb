import { LinearGradient } from '@visx/gradient';
import { theme } from '../../theme/theme.ts';
import { Paint } from './TrendCard.styles.ts';

/** The colours of a glowing line, from its start to its end. */
export function Glow({ id }: { id: string }) {
  return (
    <Paint aria-hidden focusable={false}>
      <LinearGradient id={id} from={theme.color.chart6} to={theme.color.chart1} vertical={false} />
    </Paint>
  );
}
