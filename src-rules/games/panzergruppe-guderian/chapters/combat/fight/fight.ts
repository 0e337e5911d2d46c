import type { Fields } from '#rules/kit/forms/fields.ts';
import { hangingOn } from '#rules/kit/procedure/hangingOn.ts';
import type { Match } from '#rules/kit/procedure/odds.ts';
import type { FightRefusal, OddsFight, ShownFight } from '#rules/kit/procedure/oddsFight.ts';
import type { OddsPanel } from '#rules/kit/procedure/panel.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { listed, type Msg, name } from '#rules/kit/words/message.ts';
import { unratedLeaders } from '../../map/pieces.ts';
import { unjudgedOn } from '../../supply/judged.ts';
import { columnFor, columns } from '../crt.ts';
import {
  attackAcross,
  cannotAttack,
  type Fighter,
  type Forces,
  isUntyped,
  multiplesOf,
  untriedOf,
} from '../forces/forces.ts';
import { mixTable } from '../forces/mix.ts';
import { msg } from '../msg.ts';
import { onlyStrays } from '../result/aftermath.ts';
import { EMPTY, NOBODY, oddsGame, type Present, policies } from '../result/outcome.ts';
import { type FightResult, pay, resultKey } from '../result/pay.ts';
import { hintsOf } from '../strength/hints.ts';
import { reckon, type Totals, terrainsMsg } from '../strength/reckon.ts';
import { type Reveal, revealOf, seenIn } from '../untried/reveal.ts';
import { totalsKey } from '../untried/totals.ts';

/** What attack and overrun have in common: one fight on the combat results table (9.0). */
type Fight<F extends Fields> = OddsFight<F, Forces, Totals, Present, FightResult, Reveal>;

type Look = Pick<
  ShownFight<Fields, Forces, Totals, Reveal>,
  'forces' | 'strengths' | 'context' | 'open' | 'part' | 'fair'
>;

/** Whatever takes in a unit that is untried, or has no number yet, is not worth what it says so far. */
const unsettledOf = (figures: OddsPanel['figures'], forces: Forces): readonly string[] => {
  const { attackers, defenders } = forces;
  const open = [...untriedOf(forces), ...[...attackers, ...defenders].filter(isUntyped)];
  // a sum without one of its parts does not name it
  const sums = [...(attackers.some(isUntyped) ? ['attack'] : []), ...(defenders.some(isUntyped) ? ['defence'] : [])];
  return hangingOn(figures, [...open.map(({ figure }) => figure), ...sums]);
};

/** Who attacks whom, by name: like units once with their number, long lists cut short. */
const sidesOf = (forces: Forces): { readonly units: Msg; readonly foes: Msg } => {
  const names = (fighters: readonly Fighter[], typed: number): Msg => {
    const kinds = new Map<string, { readonly msg: Msg; n: number }>();
    for (const { label } of fighters) {
      const kind = kinds.get(JSON.stringify(label));
      if (kind) kind.n++;
      else kinds.set(JSON.stringify(label), { msg: label, n: 1 });
    }
    const named = [...kinds.values()].map(({ msg: said, n }) =>
      n > 1 ? msg('pgg.says.times', { n, unit: said }) : said,
    );
    const shown =
      named.length > mostNamed
        ? [
            ...named.slice(0, mostNamed - 1),
            msg('pgg.says.more', {
              count: [...kinds.values()].slice(mostNamed - 1).reduce((so, kind) => so + kind.n, 0),
            }),
          ]
        : named;
    const points = typed > 0 ? [msg('pgg.says.points', { count: typed })] : [];
    return listed([...shown, ...points], 'plus');
  };
  return {
    units: names(forces.attackers, forces.typedAttack),
    foes: names(forces.defenders, forces.typedDefence),
  };
};

const mostNamed = 4;

const matchOf = (totals: Totals): Match<Present> => ({
  attack: totals.attack,
  defence: totals.defence,
  of: { attackSteps: totals.attackSteps, defenceSteps: totals.defenceSteps, strays: totals.strays },
  ...(totals.attack <= 0 ? { code: NOBODY } : totals.defence <= 0 ? { code: EMPTY } : {}),
});

/** What a side loses can be counted only where its units are named. */
const counted = (forces: Forces, side: string): boolean =>
  side === forces.attackerSide ? forces.typedAttack === 0 : forces.typedDefence === 0;

/** 12.3, A21: with everybody revealed there may be nobody to roll for. */
const lasting = (forces: Forces, totals: Totals): FightRefusal | undefined => {
  if (totals.attack <= 0) return { not: msg('pgg.end.nobody'), rule: '12.3' };
  if (totals.defence <= 0 && onlyStrays(forces)) return { not: msg('pgg.end.strayed'), rule: '9.75' };
  if (totals.defence <= 0) return { not: msg('pgg.end.empty'), rule: '12.3' };
  return undefined;
};

const saysOf = ({ forces, strengths: totals, part, open, fair }: Look): Msg => {
  if (!fair) return msg(forces.overrun ? 'pgg.says.untoldOverrun' : 'pgg.says.untoldAttack', sidesOf(forces));
  const p = { a: totals.attack, d: totals.defence };
  if (open) {
    const sides = sidesOf(forces);
    const how = forces.overrun ? 'Overrun' : 'Attack';
    const likeliest = part.mix.reduce<(typeof part.mix)[number] | undefined>(
      (best, one) => (best && best.chance.p >= one.chance.p ? best : one),
      undefined,
    );
    const column = likeliest?.column ?? part.column;
    return column === undefined
      ? msg(`pgg.says.open${how}`, sides)
      : msg(`pgg.says.likely${how}`, { ...sides, column: name(columns[column] ?? ''), p: likeliest?.chance.p ?? 1 });
  }
  const column = name(columns[columnFor(totals.attack, totals.defence) ?? 0] ?? '');
  const [target] = forces.hexes;
  const attacking = forces.attackers.filter((fighter) => !cannotAttack(fighter));
  const terrain =
    target && forces.hexes.length === 1 ? terrainsMsg(multiplesOf(target, attackAcross(target, attacking))) : undefined;
  if (forces.overrun)
    return terrain
      ? msg('pgg.says.overrunTerrain', { ...p, column, terrain })
      : msg('pgg.says.overrun', { ...p, column });
  return terrain ? msg('pgg.says.attackTerrain', { ...p, column, terrain }) : msg('pgg.says.attack', { ...p, column });
};

const isListed = ({ id, side }: Fighter, context: Context): boolean =>
  context.rosters[side]?.units.some((unit) => unit.id === id) ?? false;

const missingOf = ({ forces, open, context }: Look): OddsPanel['missing'] => {
  const possible = open?.possible();
  const missing: OddsPanel['missing'][number][] = [];
  if (possible && !possible.ok) {
    for (const pool of possible.untold)
      missing.push({
        msg: msg(pool === 'rifle' ? 'pgg.missing.mixRifle' : 'pgg.missing.mixArmor'),
        table: mixTable(pool),
      });
    for (const pool of possible.short)
      missing.push({
        msg: msg(pool === 'rifle' ? 'pgg.missing.shortRifle' : 'pgg.missing.shortArmor'),
        table: mixTable(pool),
      });
    if (possible.many) missing.push({ msg: msg('pgg.missing.many') });
  }
  for (const fighter of [...forces.attackers, ...forces.defenders].filter(isUntyped)) {
    missing.push({
      msg: msg(fighter.leader ? 'pgg.missing.rating' : 'pgg.missing.strength', { unit: fighter.label }),
      // who is of a roster has a place there; the others are typed where they stand (12.1)
      ...(isListed(fighter, context) ? { roster: fighter.side } : { row: fighter.id }),
    });
  }
  // 11.24: the rows say what the drawn map does not tell
  const soviets = [...forces.attackers, ...forces.defenders].filter(({ side }) => side === 'soviet');
  if (soviets.length > 0) {
    const unjudged = unjudgedOn(context);
    if (soviets.some(({ id }) => unjudged.has(id))) missing.push({ msg: msg('pgg.missing.eastEdge') });
  }
  // 10.35: whose command nobody can tell yet
  if (forces.attackers.some((fighter) => fighter.noCommand))
    for (const { name: of } of unratedLeaders(context))
      missing.push({ msg: msg('pgg.missing.ratingOnMap', { unit: name(of) }), roster: 'soviet' });
  return missing;
};

export const fight = {
  strengths: reckon,
  opening: revealOf,
  over: lasting,
  game: (forces) => oddsGame(forces),
  match: matchOf,
  die: { msg: msg('pgg.ask.die'), rule: '9.5' },
  pay,
  key: resultKey,
  alike: (forces, totals) => `${totals ? totalsKey(totals) : ''} ${seenIn(forces).join(' ')}`,
  counted,
  says: saysOf,
  missing: missingOf,
  ofColumn: ['column'],
  unsettled: unsettledOf,
  hints: ({ forces, strengths, context, open, fair }) =>
    hintsOf(forces, fair && !open ? strengths : undefined, context, open?.possible().approximate === true),
  policies,
  quick: { attack: 'attackTotal', defence: 'defenceTotal' },
} as const satisfies Partial<Fight<Fields>>;
