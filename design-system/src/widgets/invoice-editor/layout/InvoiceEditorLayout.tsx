import { type ReactNode, useEffect, useRef } from 'react';
import { keepToastsOff } from '../../../components/toasts/toaster/toasts-above.ts';
import {
  Foot,
  FootEnd,
  Head,
  HeadSum,
  HeadText,
  Main,
  Paper,
  Root,
  Scaled,
  Sheet,
} from './InvoiceEditorLayout.styles.ts';

export interface InvoiceEditorLayoutProps {
  /** The number of the invoice, such as `#5036`. */
  number: ReactNode;
  /** The client; what to do where there is none yet. */
  client: ReactNode;
  /** The sum, written with its currency. */
  total: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The sheet as it would be printed, for the eye alone; it is shown from 1,200 px on. */
  sheet?: ReactNode;
  /** Why something in the foot waits. */
  hint?: ReactNode;
  /** The actions, the primary one last. */
  actions: ReactNode;
}

/** Frames the fields of an invoice: number, client and total stay in sight above, the actions below. For its lines, use `InvoiceLines`. */
export function InvoiceEditorLayout({
  number,
  client,
  total,
  children,
  sheet,
  hint,
  actions,
}: InvoiceEditorLayoutProps) {
  const foot = useRef<HTMLDivElement>(null);
  useEffect(() => (foot.current ? keepToastsOff(foot.current) : undefined), []);
  return (
    <Root data-has-sheet={Boolean(sheet) || undefined}>
      <Head>
        <HeadText>
          <bdi dir="ltr">{number}</bdi>
          <span>{client}</span>
        </HeadText>
        <HeadSum>{total}</HeadSum>
      </Head>
      <Main>{children}</Main>
      {sheet && (
        <Sheet aria-hidden inert>
          <Paper>
            <Scaled>{sheet}</Scaled>
          </Paper>
        </Sheet>
      )}
      <Foot ref={foot}>
        {hint}
        <FootEnd>{actions}</FootEnd>
      </Foot>
    </Root>
  );
}
