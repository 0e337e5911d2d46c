import { Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { isOffered } from '#rules/kit/game/offered.ts';
import { isVerified, type Seal, type SecretSpec, secretIn } from '#rules/kit/game/secret.ts';
import { msg, name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { askNothing, askSecret, useAsked } from '../../../state/secretAsked.ts';
import { ActionForm } from '../../../ui/forms/ActionForm.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { turnWord } from '../../../words/turns.ts';
import { moment } from '../../../words/when.ts';
import { LookForm } from './LookForm.tsx';
import { OpenForm } from './OpenForm.tsx';
import { SealForm } from './SealForm.tsx';
import { choiceMsg, isTimeToOpen, offeredParts, printGroups, sealsNow } from './seals.ts';
import classes from './secrets.module.css';

/** The secrets of the game: every note ever sealed with its fingerprint, and what can be done with it. */
export function Secrets({ open }: { readonly open: OpenGame }) {
  return open.game.secrets?.map((spec) => <Secret key={spec.id} open={open} spec={spec} />);
}

function Secret({ open, spec }: { readonly open: OpenGame; readonly spec: SecretSpec }) {
  const { t, say } = useLanguage();
  const wanted = useAsked((s) => (s.asked?.secret === spec.id ? s.asked.part : undefined));
  const [told, setTold] = useState('');
  const [byHand, setByHand] = useState(false);
  // what was asked for and left is not there when somebody else comes back
  useEffect(() => askNothing, []);
  const seals = sealsNow(open.journal, open.state, spec.id);
  const side = open.game.sides.find(({ id }) => id === spec.side);
  const readOnly = open.readOnly !== undefined;
  const over = isTimeToOpen(open, spec.id);
  const hand = open.game.actions.find(({ id }) => id === spec.byHand);
  const section = useRef<HTMLElement>(null);
  const done = (words = '') => {
    setTold(words);
    askNothing();
  };
  const closed = seals.filter((seal) => !seal.opened);
  const parts = offeredParts(open, spec.id);
  const asked = parts.find((part) => part === wanted);
  // what was asked for stands in sight, and what came of it
  useEffect(() => {
    if (asked === undefined && told === '') return;
    section.current?.scrollIntoView({ block: 'start' });
    if (asked === undefined) section.current?.querySelector<HTMLElement>('[data-parts] button')?.focus();
  }, [asked, told]);
  return (
    <section ref={section} className={classes.secret} aria-label={say(spec.msg)}>
      <div className="sec">
        <h2>
          {side ? <SideMark look={side.look}>{say(spec.msg)}</SideMark> : say(spec.msg)} <RuleRef rule={spec.rule} />
        </h2>
        <span className="r">{t('ui.secret.count', { count: seals.length })}</span>
      </div>
      <p className={classes.about}>{say(spec.about)}</p>
      {seals.length > 0 && (
        <ol className={classes.seals} aria-label={t('ui.secret.notes')}>
          {seals.map((seal, i) => (
            <SealLine key={seal.note} seal={seal} n={i + 1} of={seals.length} spec={spec} open={open} />
          ))}
        </ol>
      )}
      {asked === undefined && !byHand && (
        <div className={classes.keys} data-parts="">
          {parts.map((part) => (
            <Button
              key={part}
              variant={seals.length === 0 || (over && part === 'open') ? 'filled' : 'default'}
              onClick={() => {
                setTold('');
                askSecret(spec.id, part);
              }}
            >
              {t(part === 'seal' && seals.length > 0 ? 'ui.secret.sealAnother' : `ui.secret.${part}`, {
                what: spec.msg,
              })}
            </Button>
          ))}
          {!readOnly && hand && isOffered(hand, open.context) && (
            <Button onClick={() => setByHand(true)}>{say(hand.msg)}</Button>
          )}
        </div>
      )}
      <p role="status" className={classes.told}>
        {told}
      </p>
      {asked === 'seal' && <SealForm open={open} spec={spec} onDone={done} />}
      {asked === 'look' && <LookForm open={open} spec={spec} seals={closed} onDone={done} />}
      {asked === 'open' && <OpenForm open={open} spec={spec} seals={closed} over={over} onDone={done} />}
      {byHand && hand && <ActionForm action={hand} open={open} onDone={() => setByHand(false)} />}
    </section>
  );
}

/** For the opponent: that it was sealed, when, and by what it will be known again. */
function SealLine({
  seal,
  n,
  of,
  spec,
  open,
}: {
  readonly seal: Seal;
  readonly n: number;
  readonly of: number;
  readonly spec: SecretSpec;
  readonly open: OpenGame;
}) {
  const { t, locale } = useLanguage();
  const choice = seal.opened && isVerified(seal) ? secretIn(spec, seal.opened.text) : undefined;
  return (
    <li data-stands={seal.stands}>
      <Icon name={seal.opened ? 'check' : 'lapse'} size={22} />
      <div>
        <p>
          <b>
            {of > 1 && `${t('ui.secret.nth', { n: name(n) })} `}
            {seal.turn === undefined
              ? t('ui.secret.sealed', { when: moment(locale, seal.at) })
              : t('ui.secret.sealedIn', { turn: turnWord(open.game, seal.turn), when: moment(locale, seal.at) })}
          </b>
          {!seal.stands && <em>{t('ui.secret.undone')}</em>}
        </p>
        <p className={classes.print}>
          {t('ui.secret.print')} <code>{printGroups(seal.print)}</code>
        </p>
        {seal.opened ? (
          <p>
            {choice
              ? t('ui.secret.opened', { choice: choiceMsg(spec, choice) })
              : t('ui.secret.unverified', { text: name(seal.opened.text) })}
          </p>
        ) : (
          <p className="dim">{t('ui.secret.closed', { side: msg(sideWord(open, seal.side)) })}</p>
        )}
      </div>
    </li>
  );
}
const sideWord = ({ game }: OpenGame, side: string): string => game.sides.find(({ id }) => id === side)?.word ?? side;
