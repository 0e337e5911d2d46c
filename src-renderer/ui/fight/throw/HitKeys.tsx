import { Button } from '@mantine/core';
import { memo, useState } from 'react';
import { eachDie } from '#rules/kit/procedure/hits.ts';
import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { DieKeys } from '../../parts/Die.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { EnterCap, KeyCap } from '../../parts/KeyCap.tsx';
import type { FightDice, HitsNow } from '../walk/useFightDice.ts';
import classes from './hitKeys.module.css';
import { DieSquare, type Roll } from './Throw.tsx';
import throwClasses from './throw.module.css';
import { goodFor, toHitText } from './words.ts';

/** What a number of hits is worth: its chance, and how the battle then goes. */
interface Worth {
  readonly n: number;
  readonly chance?: number;
  readonly wins?: number;
}

/** As many keys have their words beside them. */
const mostKeys = 6;

/** The hits of the throw: a large key for every number, the faces one by one, or the app's own throw. */
export function HitKeys({
  dice,
  hits,
  roll,
  panel,
  winner,
  records,
  readOnly,
}: {
  readonly dice: FightDice;
  readonly hits: HitsNow;
  readonly roll: Roll;
  /** whose ends the throw leads to */
  readonly panel: BattlePanel | undefined;
  /** the side whose chance to win stands on the keys */
  readonly winner: { readonly side: string; readonly word: Msg } | undefined;
  /** a game is open: what is confirmed stands in its record */
  readonly records: boolean;
  readonly readOnly: boolean;
}) {
  const { t, number, percent } = useLanguage();
  const worth = Array.from({ length: hits.entry.max + 1 }, (_, n): Worth => {
    const known = roll.hits.find((each) => each.n === n);
    return {
      n,
      ...(known ? { chance: known.chance.p } : {}),
      ...(known?.ends && panel && winner ? { wins: goodFor(panel, winner.side, known.ends) } : {}),
    };
  });
  const { typeFaces } = hits;
  const many = !hits.faces && worth.length > mostKeys;
  const record = !readOnly && (
    <Button variant="filled" className={classes.record} disabled={!dice.ready} onClick={dice.record}>
      <span>{t(records ? 'ui.play.fight.record' : 'ui.play.fight.resolve')}</span> <EnterCap />
    </Button>
  );
  return (
    <section className={classes.hits} aria-label={t('ui.battle.hits')} data-dice="">
      <p className={classes.mean}>
        {t('ui.battle.oneHit', { chance: name(percent(roll.atLeastOne.p)), mean: name(number(roll.mean)) })}
      </p>
      <div className={classes.hitsHead} data-many={many || undefined}>
        <span className="eyebrow" role="status">
          {hits.faces ? <FacesAsked hits={hits} /> : t('ui.battle.hits.ask')}
        </span>
        {!readOnly && (
          <span className={classes.ways}>
            {typeFaces && (
              <Button variant="subtle" aria-pressed={hits.faces !== undefined} onClick={() => typeFaces(!hits.faces)}>
                {t(hits.faces ? 'ui.battle.faces.count' : 'ui.battle.faces.type')}
              </Button>
            )}
            {(typeFaces || dice.fallen) && (
              <Button disabled={dice.fallen} onClick={dice.roll}>
                {t('ui.command.roll')} <KeyCap of="die.roll" />
              </Button>
            )}
            {many && record}
          </span>
        )}
      </div>
      <div className={classes.hitsRow} data-many={many || undefined}>
        {hits.faces ? (
          <FaceKeys hits={hits} readOnly={readOnly || dice.fallen} />
        ) : (
          <Keys
            key={hits.entry.max}
            worth={worth}
            value={hits.hits}
            winner={winner?.word}
            readOnly={readOnly}
            onHits={hits.setHits}
          />
        )}
        {!many && record}
      </div>
    </section>
  );
}

const Keys = memo(function Keys({
  worth,
  value,
  winner,
  readOnly,
  onHits,
}: {
  readonly worth: readonly Worth[];
  readonly value: number | undefined;
  readonly winner: Msg | undefined;
  readonly readOnly: boolean;
  readonly onHits: (hits: number) => void;
}) {
  const { t, percent } = useLanguage();
  const [all, setAll] = useState(false);
  const wins = winner && worth.some((each) => each.wins !== undefined);
  // of many numbers those that hardly ever come wait behind one key; a digit types them all the same
  const rare = ({ n, chance }: Worth) => n > mostKeys && n !== value && chance !== undefined && chance < 0.0005;
  const shown = all ? worth : worth.filter((each) => !rare(each));
  return (
    <>
      <p className={classes.lab} aria-hidden="true">
        <b>{t('ui.battle.hits')}</b>
        <span>{t('ui.battle.hits.chance')}</span>
        {wins && <span>{t('ui.battle.hits.wins', { side: winner })}</span>}
      </p>
      <div className={classes.keys}>
        {shown.map((each) => (
          <button
            key={each.n}
            type="button"
            aria-pressed={value === each.n}
            disabled={readOnly}
            onClick={() => onHits(each.n)}
          >
            <b aria-hidden="true">{each.n}</b>
            <span className="vh">{t('ui.battle.hits.key', { count: each.n })}</span>
            {each.chance !== undefined && <span>{percent(each.chance)}</span>}
            {wins && <span>{each.wins === undefined ? '–' : percent(each.wins)}</span>}
          </button>
        ))}
        {shown.length < worth.length && (
          <button type="button" disabled={readOnly} onClick={() => setAll(true)}>
            <b aria-hidden="true">…</b>
            <span className="vh">{t('ui.battle.hits.all')}</span>
          </button>
        )}
      </div>
    </>
  );
});

function FacesAsked({ hits }: { readonly hits: HitsNow }) {
  const { t } = useLanguage();
  const dice = eachDie(hits.entry.dice ?? []);
  const typed = hits.faces?.length ?? 0;
  const next = dice[typed];
  return next
    ? t('ui.battle.faces.ask', { n: typed + 1, all: dice.length, of: next.msg })
    : t('ui.battle.faces.all', { count: hits.hits ?? 0 });
}

/** The dice in order, filled with the faces typed, and the six faces to type next. */
function FaceKeys({ hits, readOnly }: { readonly hits: HitsNow; readonly readOnly: boolean }) {
  const { t, say } = useLanguage();
  const dice = eachDie(hits.entry.dice ?? []);
  const faces = hits.faces ?? [];
  return (
    <div className={throwClasses.faces}>
      <ol>
        {dice.map((die, i) => {
          const face = faces[i];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: dice in the order in which they are typed
            <li key={i} data-now={i === faces.length || undefined} title={say(die.msg)}>
              <DieSquare
                text={face === undefined ? toHitText(die.toHit, die.sides) : String(face)}
                hit={face === undefined ? undefined : face >= die.toHit}
              />
            </li>
          );
        })}
        {faces.length > 0 && !readOnly && (
          <li>
            <Button variant="subtle" onClick={hits.clear} aria-label={t('ui.battle.faces.back')}>
              <Icon name="undo" size={20} />
            </Button>
          </li>
        )}
      </ol>
      <DieKeys
        label={t('ui.battle.faces.next', { n: name(String(Math.min(faces.length + 1, dice.length))) })}
        sides={dice[0]?.sides ?? 6}
        value={null}
        size={44}
        onFace={hits.addFace}
        disabled={readOnly || faces.length >= dice.length}
      />
    </div>
  );
}
