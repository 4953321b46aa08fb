import { Trans } from '@lingui/react/macro';
import { Component, createRef, type ReactElement, type ReactNode } from 'react';
import { Button } from '../buttons/Button.tsx';
import { ErrorState, type ErrorStateProps } from './ErrorState.tsx';

export interface ErrorBoundaryProps extends Pick<ErrorStateProps, 'headingLevel'> {
  /** The surface of the message, such as a `Card`, where the content brings its own. */
  frame?: (message: ReactElement) => ReactElement;
  /** The part of the page that may fail alone. */
  children: ReactNode;
}

interface Attempts {
  hasFailed: boolean;
  /** The number of attempts to show it again. */
  retries: number;
}

/** The elements that take focus in place of something that was in them. */
const places = '[role="region"], [role="group"], [role="tabpanel"], [role="dialog"], [role="alertdialog"], main';

/**
 * A part of a page that can fail without the rest: its code has thrown while it was drawn, and a message stands in its place. Cards,
 * the views of `Tabs`, dialogs and side panels have one. For what could not be loaded, use `ErrorState`.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, Attempts> {
  override state: Attempts = { hasFailed: false, retries: 0 };
  private readonly message = createRef<HTMLDivElement>();
  private place: HTMLElement | null = null;

  static getDerivedStateFromError(): Partial<Attempts> {
    return { hasFailed: true };
  }

  /** The focus before this update: it is lost if the update removes its owner. */
  override getSnapshotBeforeUpdate(): Element | null {
    return document.activeElement;
  }

  override componentDidUpdate(_: ErrorBoundaryProps, before: Attempts, focused: Element | null) {
    const { hasFailed, retries } = this.state;
    const isSame = before.hasFailed === hasFailed && before.retries === retries;
    if (isSame || !focused || focused.isConnected) return;
    if (hasFailed) this.message.current?.querySelector('button')?.focus();
    else focusPlace(this.place);
  }

  private readonly retry = () => {
    this.place = this.message.current?.closest<HTMLElement>(places) ?? null;
    this.setState(({ retries }) => ({ hasFailed: false, retries: retries + 1 }));
  };

  override render() {
    const { frame, headingLevel, children } = this.props;
    if (!this.state.hasFailed) return children;
    const message = (
      <ErrorState
        ref={this.message}
        size="small"
        headingLevel={headingLevel}
        title={<Trans>Couldn't show this</Trans>}
        onRetry={this.retry}
        actions={
          this.state.retries > 0 && (
            <Button variant="outline" size="small" onClick={() => location.reload()}>
              <Trans>Reload page</Trans>
            </Button>
          )
        }
      >
        <Trans>Something went wrong on our side. Saved data is safe.</Trans>
      </ErrorState>
    );
    return frame ? frame(message) : message;
  }
}

function focusPlace(place: HTMLElement | null) {
  if (place && !place.hasAttribute('tabindex')) place.tabIndex = -1;
  place?.focus({ preventScroll: true });
}
