import { Button, CloseButton, Progress } from '@mantine/core';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { EnterCap } from '../parts/KeyCap.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import classes from './editor.module.css';
import own from './propose.module.css';
import { enoughNamed, namedCounts } from './proposeSession.ts';
import { Swatch } from './Swatch.tsx';
import type { Proposing } from './useProposing.ts';

/** Before anything is proposed: what is named so far, and the button that begins. */
export function ProposeOffer({
  proposing,
  sheet,
  spec,
  photo,
  onClose,
}: {
  readonly proposing: Proposing;
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  /** a photo lies under the grid */
  readonly photo: boolean;
  readonly onClose?: (() => void) | undefined;
}) {
  const { t, say } = useLanguage();
  const counts = namedCounts(sheet, spec);
  const enough = enoughNamed(counts);
  const { stage, part, trouble } = proposing;
  const called = (key: string): string => {
    const kind = spec.terrains.find((one) => one.key === key);
    return kind ? say(kind.msg) : key;
  };
  const missing = counts.filter(([, count]) => count === 0).map(([key]) => called(key));
  return (
    <section className={classes.extra} aria-label={t('ui.map.propose')}>
      <div className={classes.extraHead}>
        <h2>{t('ui.map.propose')}</h2>
        {onClose && <CloseButton aria-label={t('ui.close')} onClick={onClose} />}
      </div>
      {stage === 'looking' ? (
        <>
          <p role="status">{t('ui.map.propose.looking')}</p>
          <Progress value={part * 100} aria-label={t('ui.map.propose.looking')} />
          <Button onClick={proposing.close}>{t('ui.map.propose.cancel')}</Button>
        </>
      ) : (
        <>
          {trouble && <ErrorLine>{t(`ui.map.propose.${trouble}`)}</ErrorLine>}
          {!photo && <p>{t('ui.map.propose.noPhoto')}</p>}
          {photo && !enough && <p>{t('ui.map.propose.few')}</p>}
          {photo && enough && missing.length > 0 && (
            <p>{t('ui.map.propose.missing', { names: name(missing.join(', ')) })}</p>
          )}
          <Button disabled={!photo || !enough} onClick={proposing.begin}>
            {t('ui.map.propose.begin')}
          </Button>
        </>
      )}
    </section>
  );
}

/** While proposals lie on the map: the hex in question, the terrains that decide it, and what is accepted. */
export function ProposePanel({
  proposing,
  spec,
  at,
  block,
  onDecide,
  onNext,
  onConfirm,
  onAccept,
}: {
  readonly proposing: Proposing;
  readonly spec: SheetSpec;
  /** the hex the hand is on, and what is drawn there */
  readonly at: { readonly hex: string; readonly drawn: string | undefined } | undefined;
  /** how many proposals lie in the marked block; undefined: none is marked */
  readonly block: number | undefined;
  readonly onDecide: (terrain: string) => void;
  readonly onNext: () => void;
  /** it is as proposed */
  readonly onConfirm: () => void;
  readonly onAccept: (which: 'sure' | 'view' | 'block' | 'all') => void;
}) {
  const { t, say } = useLanguage();
  const { proposed, doubtful } = proposing;
  const one = at && proposed.get(at.hex);
  const called = (key: string | undefined): string => {
    const kind = spec.terrains.find((each) => each.key === key);
    return kind ? say(kind.msg) : '';
  };
  const now = one?.terrain ?? at?.drawn;
  const sure = [...proposed.values()].filter(({ doubtful: open }) => !open).length;
  const question = (): string => {
    if (!at) return t('ui.map.propose.touch');
    const hex = name(at.hex);
    if (!one)
      return at.drawn === undefined
        ? t('ui.map.propose.hexUnseen', { hex })
        : t('ui.map.propose.hexDrawn', { hex, terrain: name(called(at.drawn)) });
    if (one.decided) return t('ui.map.propose.hexDecided', { hex, terrain: name(called(one.terrain)) });
    if (!one.doubtful) return t('ui.map.propose.hexSure', { hex, terrain: name(called(one.terrain)) });
    return one.second === undefined
      ? t('ui.map.propose.hexAlone', { hex, terrain: name(called(one.terrain)) })
      : t('ui.map.propose.hexOr', { hex, terrain: name(called(one.terrain)), other: name(called(one.second)) });
  };
  return (
    <section className={own.panel} aria-label={t('ui.map.propose')}>
      <div className={classes.extraHead}>
        <h2>{t('ui.map.propose')}</h2>
        <CloseButton aria-label={t('ui.map.propose.close')} onClick={proposing.close} />
      </div>
      <p>
        {t('ui.map.propose.count', { count: proposed.size })}{' '}
        <b className={doubtful.length > 0 ? own.doubt : undefined}>
          {t('ui.map.propose.doubtful', { count: doubtful.length })}
        </b>
      </p>
      {proposing.unseen > 0 && <p>{t('ui.map.propose.unseen', { count: proposing.unseen })}</p>}
      <p className={own.question}>{question()}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one question, not a form */}
      <div className={own.chips} role="group" aria-label={t('ui.map.propose.what')}>
        {spec.terrains.map((kind, i) => (
          <button
            key={kind.key}
            type="button"
            className={own.chip}
            disabled={!at}
            aria-pressed={now === kind.key}
            aria-keyshortcuts={i < 9 ? String(i + 1) : undefined}
            onClick={() => onDecide(kind.key)}
          >
            <Swatch look={{ of: 'terrain', look: kind.look }} />
            <span>{say(kind.msg)}</span>
            {i < 9 && <kbd aria-hidden="true">{i + 1}</kbd>}
          </button>
        ))}
      </div>
      <div className={own.deeds}>
        {one && !one.decided && (
          <Button onClick={onConfirm}>
            {t('ui.map.propose.confirm')} <EnterCap />
          </Button>
        )}
        <Button disabled={doubtful.length === 0} onClick={onNext}>
          {t('ui.map.propose.next')} <kbd aria-hidden="true">Tab</kbd>
        </Button>
      </div>
      <h3 className={own.head}>{t('ui.map.propose.accept')}</h3>
      <div className={own.deeds}>
        <Button disabled={sure === 0} onClick={() => onAccept('sure')}>
          {t('ui.map.propose.accept.sure', { count: sure })}
        </Button>
        <Button disabled={proposed.size === 0} onClick={() => onAccept('view')}>
          {t('ui.map.propose.accept.view')} <kbd aria-hidden="true">⇧ ↵</kbd>
        </Button>
        {block !== undefined && (
          <Button disabled={block === 0} onClick={() => onAccept('block')}>
            {t('ui.map.propose.accept.block', { count: block })}
          </Button>
        )}
        <Button disabled={proposed.size === 0} onClick={() => onAccept('all')}>
          {t('ui.map.propose.accept.all', { count: proposed.size })}
        </Button>
      </div>
      {block === undefined && proposed.size > 0 && <p>{t('ui.map.propose.markBlock')}</p>}
    </section>
  );
}
