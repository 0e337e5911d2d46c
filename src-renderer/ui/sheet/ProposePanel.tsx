import { Button, CloseButton, Progress } from '@mantine/core';
import { useEffect, useRef } from 'react';
import type { Sheet, SheetSpec } from '#rules/kit/hexmap/sheet.ts';
import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../words/Language.tsx';
import { EnterCap } from '../parts/KeyCap.tsx';
import { ErrorLine } from '../parts/Notice.tsx';
import type { BrushLook } from './brushes.ts';
import classes from './editor.module.css';
import { optionText } from './optionText.ts';
import own from './propose.module.css';
import { drawnCounts, type Subject, type SubjectKind } from './proposeSubject.ts';
import { Swatch } from './Swatch.tsx';
import type { Proposing } from './useProposing.ts';

/** What differs in words between terrain, hexsides and ways. */
const wordsOf = {
  terrain: 'ui.map.propose',
  sides: 'ui.map.sidesFrom',
  links: 'ui.map.linksFrom',
} as const;

const lookOf = (subject: Subject, { look }: SubjectKind): BrushLook => ({ of: subject.brush, look }) as BrushLook;

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
  const { stage, part, trouble, subject } = proposing;
  const counts = drawnCounts(subject, sheet, spec);
  const enough = subject.enough(counts.map(([, count]) => count));
  const missing = counts.filter(([, count]) => count < subject.least).map(([kind]) => say(kind.msg));
  const words = wordsOf[subject.of];
  const section = useRef<HTMLElement>(null);
  // the brushes of lines stand far down in their list: what they offer is brought into sight
  useEffect(() => {
    if (subject.of !== 'terrain') section.current?.scrollIntoView({ block: 'nearest' });
  }, [subject.of]);
  return (
    <section ref={section} className={classes.extra} aria-label={t(words)}>
      <div className={classes.extraHead}>
        <h2>{t(words)}</h2>
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
          {photo && !enough && <p>{t(`${words}.few`)}</p>}
          {photo && enough && missing.length > 0 && <p>{t(`${words}.missing`, { names: name(missing.join(', ')) })}</p>}
          <Button disabled={!photo || !enough} onClick={proposing.begin}>
            {t('ui.map.propose.begin')}
          </Button>
        </>
      )}
    </section>
  );
}

/** While proposals lie on the map: the place in question, what decides it, and what is accepted. */
export function ProposePanel({
  proposing,
  at,
  marked,
  onDecide,
  onNext,
  onConfirm,
  onAccept,
}: {
  readonly proposing: Proposing;
  /** the place the hand is on, and what is drawn there */
  readonly at: { readonly place: string; readonly drawn: string | undefined } | undefined;
  /** how many places are marked, and how many proposals lie there; undefined: none is marked */
  readonly marked: { readonly places: number; readonly proposed: number } | undefined;
  readonly onDecide: (as: string) => void;
  readonly onNext: () => void;
  /** it is as proposed */
  readonly onConfirm: () => void;
  readonly onAccept: (which: 'sure' | 'view' | 'marked' | 'all') => void;
}) {
  const language = useLanguage();
  const { t } = language;
  const { proposed, doubtful, subject, options } = proposing;
  const words = wordsOf[subject.of];
  const one = at && proposed.get(at.place);
  const called = (as: string | undefined): string => optionText(options, as, language);
  const now = one?.as ?? at?.drawn;
  const lying = [...proposed.values()].filter(({ as }) => as !== '');
  const sure = lying.filter(({ doubtful: open }) => !open).length;
  const question = (): string => {
    if (marked) return t(`${words}.marked`, { count: marked.places });
    if (!at) return t(`${words}.touch`);
    const hex = name(at.place);
    if (!one)
      return at.drawn === undefined
        ? t(`${words}.hexUnseen`, { hex })
        : t('ui.map.propose.hexDrawn', { hex, terrain: name(called(at.drawn)) });
    if (one.decided) return t('ui.map.propose.hexDecided', { hex, terrain: name(called(one.as)) });
    if (!one.doubtful) return t('ui.map.propose.hexSure', { hex, terrain: name(called(one.as)) });
    return one.second === undefined
      ? t('ui.map.propose.hexAlone', { hex, terrain: name(called(one.as)) })
      : t('ui.map.propose.hexOr', { hex, terrain: name(called(one.as)), other: name(called(one.second)) });
  };
  return (
    <section className={own.panel} aria-label={t(words)}>
      <div className={classes.extraHead}>
        <h2>{t(words)}</h2>
        <CloseButton aria-label={t('ui.map.propose.close')} onClick={proposing.close} />
      </div>
      <p>
        {lying.length > 0 ? t(`${words}.count`, { count: lying.length }) : t('ui.map.propose.none')}{' '}
        {lying.length + doubtful.length > 0 && (
          <b className={doubtful.length > 0 ? own.doubt : undefined}>
            {t('ui.map.propose.doubtful', { count: doubtful.length })}
          </b>
        )}
      </p>
      {proposing.left > 0 && <p>{t(`${words}.unseen`, { count: proposing.left })}</p>}
      <p className={own.question}>{question()}</p>
      {/* biome-ignore lint/a11y/useSemanticElements: buttons of one question, not a form */}
      <div className={own.chips} role="group" aria-label={t('ui.map.propose.what')}>
        {options.map(({ as, kinds, digit }) => (
          <button
            key={as}
            type="button"
            className={own.chip}
            disabled={!at && !marked}
            aria-pressed={now === as}
            aria-keyshortcuts={digit}
            onClick={() => onDecide(as)}
          >
            <span className={own.looks}>
              {kinds.map((kind) => (
                <Swatch key={kind.key} look={lookOf(subject, kind)} />
              ))}
            </span>
            <span>{called(as)}</span>
            {digit !== undefined && <kbd aria-hidden="true">{digit}</kbd>}
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
        <Button disabled={lying.length + doubtful.length === 0} onClick={() => onAccept('view')}>
          {t('ui.map.propose.accept.view')} <kbd aria-hidden="true">⇧ ↵</kbd>
        </Button>
        {marked && marked.proposed > 0 && (
          <Button onClick={() => onAccept('marked')}>
            {t('ui.map.propose.accept.marked', { count: marked.proposed })}
          </Button>
        )}
        <Button disabled={lying.length === 0} onClick={() => onAccept('all')}>
          {t('ui.map.propose.accept.all', { count: lying.length })}
        </Button>
      </div>
      {!marked && <p>{t(`${words}.mark`)}</p>}
    </section>
  );
}
