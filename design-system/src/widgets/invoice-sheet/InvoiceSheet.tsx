import { Trans } from '@lingui/react/macro';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { formatDay } from '../../lib/i18n/format-day.ts';
import { Logo } from '../logo/Logo.tsx';
import { Body, House, Block, Closing, NumberLine, Numbers, Facts, Note, Root, Sides } from './InvoiceSheet.styles.ts';
import type { SheetInvoice } from './invoice-sheet.types.ts';
import { InvoiceParties } from './InvoiceParties.tsx';
import { InvoiceSheetEnd } from './InvoiceSheetEnd.tsx';
import { InvoiceSheetLines } from './InvoiceSheetLines.tsx';
import { InvoiceStub } from './InvoiceStub.tsx';
import { HOUSE } from './sheet-figures.ts';

export interface InvoiceSheetProps extends Omit<ComponentPropsWithRef<'article'>, 'children'> {
  /** All that stands on the sheet. */
  invoice: SheetInvoice;
  /** Stands beside the number: a status. */
  stamp?: ReactNode;
  /**
   * The ground of the sheet: the card of a page in any skin, or paper, which is white in every skin.
   * @default 'page'
   */
  on?: 'page' | 'paper';
}

/** An invoice as its client reads it. To write one, use `InvoiceLines` and `InvoiceSums`. */
export function InvoiceSheet({ invoice, stamp, on = 'page', ...rest }: InvoiceSheetProps) {
  const titleId = useId();
  const { number, issuedDate, dueDate, note, shows } = invoice;
  return (
    <Root data-sheet aria-labelledby={titleId} {...rest} $isPaper={on === 'paper'}>
      <Body>
        <Sides>
          <House>
            <Logo />
            <Block translate="no">
              {HOUSE.map((text) => (
                <span key={text}>
                  <bdi>{text}</bdi>
                </span>
              ))}
            </Block>
          </House>
          <Numbers>
            <NumberLine>
              <h2 id={titleId}>
                <Trans>
                  Invoice <bdi dir="ltr">#{number}</bdi>
                </Trans>
              </h2>
              {stamp}
            </NumberLine>
            <Facts>
              <dt>
                <Trans>Date issued</Trans>
              </dt>
              <dd>
                <SheetDay day={issuedDate} />
              </dd>
              <dt>
                <Trans>Date due</Trans>
              </dt>
              <dd>
                <SheetDay day={dueDate} />
              </dd>
            </Facts>
          </Numbers>
        </Sides>
        <InvoiceParties invoice={invoice} />
        <InvoiceSheetLines invoice={invoice} />
        <Closing>
          <InvoiceSheetEnd invoice={invoice} />
          {shows.notes && note !== '' && (
            <Note>
              <strong>
                <Trans context="invoice">Note</Trans>
              </strong>{' '}
              <bdi>{note}</bdi>
            </Note>
          )}
        </Closing>
        {shows.stub && <InvoiceStub invoice={invoice} />}
      </Body>
    </Root>
  );
}

function SheetDay({ day }: { day: string }) {
  return (
    <time dir="ltr" dateTime={day}>
      {/^\d{4}-\d{2}-\d{2}$/.test(day) ? formatDay(day, { dateStyle: 'short' }) : day}
    </time>
  );
}
