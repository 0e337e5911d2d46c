import { memo } from 'react';
import { chanceOf } from '#rules/kit/chance/chanceOf.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { BattleBlock, BattlePanel } from '#rules/kit/procedure/panel.ts';
import { name } from '#rules/kit/words/message.ts';
import { EndsBar } from '../../../ui/fight/throw/EndsBar.tsx';
import classes from '../../../ui/fight/throw/ends.module.css';
import { endsNow, goodFor, sideOf } from '../../../ui/fight/throw/words.ts';
import { symbolOfArm } from '../../../ui/forms/symbols.ts';
import { SideMark } from '../../../ui/parts/SideMark.tsx';
import { UnitSymbol } from '../../../ui/parts/UnitSymbol.tsx';
import { useLanguage } from '../../../words/Language.tsx';

interface Props {
  readonly panel: BattlePanel;
  readonly sides: readonly Side[];
}

/** The battle to its end: who wins, what is left, round by round, and what each block then shows. */
export const Chances = memo(function Chances({ panel, sides }: Props) {
  const { t, number, percent } = useLanguage();
  const [attacker] = panel.sides;
  if (panel.ends.length === 0) return null;
  const now = endsNow(panel);
  const side = sideOf(sides, attacker?.side);
  return (
    <>
      <div className={classes.winner}>
        <output>{percent(goodFor(panel, attacker?.side, now))}</output>
        <p>
          <SideMark look={side.look}>{t('ui.battle.winner', { side: side.word })}</SideMark>
          {panel.rounds !== undefined && <small>{t('ui.battle.rounds', { n: name(number(panel.rounds, 1)) })}</small>}
        </p>
      </div>
      <EndsBar panel={panel} sides={sides} chances={now} label={t('ui.battle.bar.now')} keyed />
      <Left panel={panel} sides={sides} />
      <ByRound panel={panel} sides={sides} />
      <Finals panel={panel} sides={sides} />
    </>
  );
});

function Left({ panel, sides }: Props) {
  const { t, say, number } = useLanguage();
  const known = panel.sides.filter((force) => force.left !== undefined);
  if (known.length === 0) return null;
  return (
    <section className={classes.left} aria-label={t('ui.battle.left')}>
      <h3 className="eyebrow">{t('ui.battle.left')}</h3>
      <dl>
        {known.map((force) => {
          const { look, word } = sideOf(sides, force.side);
          return (
            <div key={force.side}>
              <dt>
                <SideMark look={look}>{say(word)}</SideMark>
              </dt>
              <dd>
                <b>{number(force.left ?? 0, 1)}</b> <span>{t('ui.battle.left.of', { start: force.now })}</span>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}

/** What is over after each round, and how often the battle goes on. */
function ByRound({ panel, sides }: Props) {
  const { t, percent } = useLanguage();
  const [attacker, defender] = panel.sides;
  if (panel.endsIn.length === 0) return null;
  let open = 1;
  return (
    <table className={classes.byRound}>
      <caption className="eyebrow">{t('ui.battle.byRound')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('ui.battle.byRound.round')}</th>
          {[attacker, defender].map((force) => {
            const { look, word } = sideOf(sides, force?.side);
            return (
              <th key={force?.side ?? ''} scope="col">
                <SideMark look={look}>{t('ui.battle.hits.wins', { side: word })}</SideMark>
              </th>
            );
          })}
          <th scope="col">{t('ui.battle.byRound.open')}</th>
        </tr>
      </thead>
      <tbody>
        {panel.endsIn.map(({ round, ends }) => {
          open -= Object.values(ends).reduce((sum, p) => sum + p, 0);
          return (
            <tr key={round}>
              <th scope="row">{round === 0 ? t('ui.battle.byRound.air') : round}</th>
              {[attacker, defender].map((force) => (
                <td key={force?.side ?? ''}>{percent(goodFor(panel, force?.side, ends))}</td>
              ))}
              <td>{percent(Math.max(0, open))}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Each block's faces at the end of the battle, with their chances. */
function Finals({ panel, sides }: Props) {
  const { t } = useLanguage();
  const known = panel.sides.filter((force) => force.units.some((unit) => unit.ends));
  if (known.length === 0) return null;
  return (
    <section className={classes.finals} aria-label={t('ui.battle.finals')}>
      <h3 className="eyebrow">{t('ui.battle.finals')}</h3>
      {known.map((force) => (
        <ul key={force.side}>
          {force.units.map((unit) => (
            <Final key={unit.id} unit={unit} look={sideOf(sides, force.side).look} />
          ))}
        </ul>
      ))}
    </section>
  );
}

function Final({ unit, look }: { readonly unit: BattleBlock; readonly look: Side['look'] }) {
  const { t, say, percent } = useLanguage();
  const { ends } = unit;
  if (!ends) return null;
  const most = Math.max(...ends, 0.0001);
  return (
    <li>
      <span className={classes.finalName}>
        <span data-look={look}>
          <UnitSymbol kind={symbolOfArm(unit.arm)} width={27} />
        </span>
        {say(unit.called)}
      </span>
      <ol className={classes.spread} data-look={look}>
        {ends.map((p, i) => {
          const face = unit.faces[i];
          if (p <= 0) return null;
          const said = percent(chanceOf(ends.entries(), (one) => one === i));
          const chance = name(said);
          const label =
            face === undefined ? t('ui.battle.finals.gone', { chance }) : t('ui.battle.finals.at', { face, chance });
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: faces in their order
            <li key={i} data-gone={face === undefined || undefined} aria-label={label}>
              <i style={{ height: `${Math.max(2, (p / most) * 20)}px` }} aria-hidden="true" />
              <b aria-hidden="true">{face ?? t('ui.battle.finals.goneShort')}</b>
              <span aria-hidden="true">{said}</span>
            </li>
          );
        })}
      </ol>
    </li>
  );
}
