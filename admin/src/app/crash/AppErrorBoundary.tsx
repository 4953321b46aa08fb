import { AuthCover, Button } from '@embarque/design-system';
import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode, useEffect } from 'react';
import { focusHeading } from '../../routing/focus.ts';
import { useStoppedTexts } from '../../routing/useStoppedTexts.ts';

interface AppErrorBoundaryProps {
  children: ReactNode;
}

/** Shows that the app has stopped, where something outside its pages fails. The pages have boundaries of their own. */
export class AppErrorBoundary extends Component<AppErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    return this.state.hasFailed ? <AppFailure /> : this.props.children;
  }
}

function AppFailure() {
  const { name, title, text } = useStoppedTexts();
  useEffect(() => focusHeading(), []);
  return (
    <>
      <title>{name}</title>
      <AuthCover title={title} description={text}>
        <Button onClick={() => location.reload()}>
          <Trans>Reload page</Trans>
        </Button>
      </AuthCover>
    </>
  );
}
