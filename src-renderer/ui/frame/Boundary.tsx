import { Button } from '@mantine/core';
import { Component, type ReactNode, useEffect } from 'react';
import { isMissingPart, loadAnewWhenBack } from '../../state/missingPart.ts';
import { go } from '../../state/route.ts';
import { useT } from '../../words/Language.tsx';
import { Icon } from '../parts/Icon.tsx';
import { Refused } from '../parts/Refused.tsx';
import { Sheet } from '../parts/Sheet.tsx';

interface Props {
  readonly children: ReactNode;
  /** a change of it (another screen) is a fresh try */
  readonly place: string;
}

/** A mistake of ours in one screen keeps the frame, the game and the way to go on. */
export class Boundary extends Component<Props, { readonly error: Error | null }> {
  override state: { readonly error: Error | null } = { error: null };

  static getDerivedStateFromError(error: Error): { readonly error: Error } {
    return { error };
  }

  override componentDidUpdate(before: Props): void {
    if (before.place !== this.props.place && this.state.error) this.setState({ error: null });
  }

  override render(): ReactNode {
    if (!this.state.error) return this.props.children;
    const Said = isMissingPart(this.state.error) ? NotHere : Mishap;
    return <Said error={this.state.error} onAgain={() => this.setState({ error: null })} />;
  }
}

interface SaidProps {
  readonly error: Error;
  readonly onAgain: () => void;
}

function ToLibrary({ onAgain }: Pick<SaidProps, 'onAgain'>) {
  const t = useT();
  return (
    <Button
      onClick={() => {
        go({ at: 'library' });
        onAgain();
      }}
    >
      {t('ui.command.library')}
    </Button>
  );
}

/** Nobody was there to give this part of the program: no mistake, and it goes on by itself. */
function NotHere({ onAgain }: SaidProps) {
  const t = useT();
  useEffect(() => loadAnewWhenBack(), []);
  return (
    <Sheet label={t('ui.mishap.notHere')}>
      <h1 className="serif" style={{ fontSize: 'var(--t-fig)' }}>
        {t('ui.mishap.notHere')}
      </h1>
      <Refused refusal={{ reason: 'host.gone' }} action={<ToLibrary onAgain={onAgain} />} />
    </Sheet>
  );
}

function Mishap({ error, onAgain }: SaidProps) {
  const t = useT();
  return (
    <Sheet label={t('ui.mishap.title')}>
      <div role="alert">
        <h1 className="serif" style={{ fontSize: 'var(--t-fig)', display: 'flex', gap: 12, alignItems: 'center' }}>
          <Icon name="refuse" size={32} />
          {t('ui.mishap.title')}
        </h1>
        <p style={{ marginTop: 12 }}>{t('ui.mishap.kept')}</p>
        <pre style={{ margin: '12px 0', whiteSpace: 'pre-wrap', color: 'var(--ink-2)', fontFamily: 'var(--cond)' }}>
          {error.message}
        </pre>
        <p style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
          <Button variant="filled" onClick={onAgain} autoFocus>
            {t('ui.mishap.again')}
          </Button>
          <ToLibrary onAgain={onAgain} />
          <Button onClick={() => window.location.reload()}>{t('ui.mishap.reload')}</Button>
        </p>
      </div>
    </Sheet>
  );
}
