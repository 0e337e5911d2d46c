import type { BattlePanel } from '#rules/kit/procedure/panel.ts';
import { type Msg, name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { endsNow, goodFor, sideOf, toHitMsg, toHitText } from '../../../ui/fight/throw/words.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import type { FightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { EnterCap } from '../../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { TableSheet } from '../bench/TableSheet.tsx';
import table from '../bench/tableMode.module.css';
import classes from './battle.module.css';

/** Keys of one line that are read from afar; more go on lines of equal length. */
const mostKeys = 6;
const keysFor = (keys: number) => {
  if (keys <= mostKeys) return {};
  const columns = Math.ceil(keys / Math.ceil(keys / mostKeys));
  return { 'data-many': true, style: { gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` } };
};

/** The battle for two people who stand around the map: how many dice, hitting on what, how many hit. */
export function BattleTable({
  fight,
  open,
  dice,
  panel,
  place,
  readOnly,
  onBegin,
  onChoose,
}: {
  readonly fight: Fight;
  readonly open: OpenGame | undefined;
  readonly dice: FightDice;
  readonly panel: BattlePanel | undefined;
  readonly place: string;
  readonly readOnly: boolean;
  readonly onBegin?: () => void;
  readonly onChoose: (key: string) => void;
}) {
  const { t, say, percent, number } = useLanguage();
  const { played, game } = fight;
  const ask = played?.ask;
  const { hits } = dice;
  const roll = fight.view.stale ? undefined : panel?.roll;
  // dice that hit alike are one group from afar
  const groups = new Map<string, { readonly says: Msg; n: number }>();
  for (const { toHit, sides, count } of hits?.entry.dice ?? []) {
    const key = toHitText(toHit, sides);
    const group = groups.get(key) ?? { says: toHitMsg(toHit, sides), n: 0 };
    group.n += count;
    groups.set(key, group);
  }
  const count = [...groups.values()].reduce((sum, { n }) => sum + n, 0);
  const [attacker] = panel?.sides ?? [];
  const wins = panel && attacker && panel.ends.length > 0 ? goodFor(panel, attacker.side, endsNow(panel)) : undefined;
  const ended = fight.over ? (played?.done?.ending.says ?? fight.flow?.end?.says) : undefined;
  const options = ask?.kind === 'choice' && !onBegin ? ask.options.filter((option) => !option.not) : [];
  const chance = (n: number) => roll?.hits.find((each) => each.n === n)?.chance.p;
  return (
    <TableSheet
      top={roll ? say(roll.msg) : panel && panel.round > 0 ? t('ui.battle.round', { n: panel.round }) : null}
      place={place}
      empty={!hits}
      middle={
        hits ? (
          <>
            <output className={table.col} aria-label={t('ui.battle.callAria', { count })}>
              {number(count)}
            </output>
            <div className={classes.afar}>
              <p aria-hidden="true">{t('ui.battle.call', { count })}</p>
              <ul>
                {[...groups].map(([toHit, { says, n }]) => (
                  <li key={toHit}>
                    {groups.size > 1 && <span>{n} ×</span>} <b aria-hidden="true">{toHit}</b> <span>{say(says)}</span>
                  </li>
                ))}
              </ul>
            </div>
          </>
        ) : (
          <p className={table.not}>
            {ended ? (
              say(ended)
            ) : panel?.not ? (
              <>
                {say(panel.not.msg)} {t('ui.play.tableMode.type')}
              </>
            ) : onBegin && wins !== undefined && attacker ? (
              <>
                <b className={classes.afarWins}>{percent(wins)}</b>{' '}
                {t('ui.battle.winner', { side: sideOf(game.sides, attacker.side).word })}
              </>
            ) : ask && !onBegin ? (
              say(ask.msg)
            ) : (
              t('ui.play.tableMode.type')
            )}
          </p>
        )
      }
      keys={
        hits && (
          <ol className={`${table.six} ${classes.afarKeys}`} data-dice="" {...keysFor(hits.entry.max + 1)}>
            {Array.from({ length: hits.entry.max + 1 }, (_, n) => {
              const p = chance(n);
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a key is its number
                <li key={n}>
                  <button
                    type="button"
                    aria-pressed={hits.hits === n}
                    disabled={readOnly}
                    onClick={() => hits.setHits(n)}
                    aria-label={t('ui.battle.hits.key', { count: n })}
                  >
                    <b>{n}</b>
                    {p !== undefined && <span>{percent(p)}</span>}
                  </button>
                </li>
              );
            })}
          </ol>
        )
      }
      says={
        hits && roll
          ? t('ui.battle.oneHit', { chance: name(percent(roll.atLeastOne.p)), mean: name(number(roll.mean)) })
          : null
      }
      choices={options.map(({ key, msg }) => ({ key, label: say(msg) }))}
      readOnly={readOnly}
      onChoice={onChoose}
      onNext={fight.over ? dice.record : undefined}
    >
      {onBegin && (
        <button type="button" data-go="" onClick={onBegin}>
          {t('ui.battle.begin')} <EnterCap />
        </button>
      )}
      {(hits || dice.waits) && !readOnly && (
        <button type="button" data-go="" disabled={!dice.ready} onClick={dice.record}>
          {t(open ? 'ui.play.fight.record' : 'ui.play.fight.resolve')} <EnterCap />
        </button>
      )}
    </TableSheet>
  );
}
