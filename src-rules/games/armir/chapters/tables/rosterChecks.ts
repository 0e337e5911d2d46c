import { namedBefore } from '#rules/kit/base/named.ts';
import type { RosterData, RosterUnit } from '#rules/kit/record/playerData.ts';
import type { RosterAct, RosterTrouble } from '#rules/kit/tables/rosters.ts';
import { name } from '#rules/kit/words/message.ts';
import { statedSteps } from '../../model/namedUnits.ts';
import { cpLadder } from '../../model/units.ts';
import { msg } from './msg.ts';

/** What is wrong with a counter though each of its values fits, and what one press gives it. */

const ladderOf = (unit: RosterUnit): readonly number[] | undefined =>
  typeof unit.values.cp === 'string' ? cpLadder(unit.values.cp) : undefined;

/** 5.3.1: which side is which is told by range and MP; the side with the longer range stands first. */
const sides = ({ values }: RosterUnit): string | undefined => {
  const { mp, mp2, range, range2 } = values;
  if (typeof range === 'number' && typeof range2 === 'number' && range2 > range) return 'range2';
  return typeof mp === 'number' && typeof mp2 === 'number' && mp2 < mp ? 'mp2' : undefined;
};

export const rosterTroubles = ({ units }: RosterData): readonly RosterTrouble[] =>
  units.flatMap((unit, row): readonly RosterTrouble[] => {
    const stated = statedSteps[unit.id];
    const ladder = ladderOf(unit) ?? [];
    const turned = unit.values.kind === 'combat' ? undefined : sides(unit);
    const before = namedBefore(units, row);
    const { kind, army } = unit.values;
    const hq =
      kind === 'hq' && typeof army === 'string'
        ? units.findIndex((other) => other.values.kind === 'hq' && other.values.army === army)
        : row;
    return [
      ...(stated !== undefined && ladder.length > 0 && ladder.length !== stated
        ? [{ row, field: 'cp', msg: msg('armir.trouble.steps', { count: stated, n: ladder.length }) }]
        : []),
      ...(turned === undefined ? [] : [{ row, field: turned, msg: msg('armir.trouble.sides') }]),
      ...(before === undefined
        ? []
        : [{ row, msg: msg('armir.trouble.twice', { what: name(unit.name.trim()), n: before + 1 }) }]),
      ...(hq < row ? [{ row, field: 'army', msg: msg('armir.trouble.hqs', { n: hq + 1 }) }] : []),
    ];
  });

/** AMB-33: what a "-3" marker does to a counter, if the players' own have them: typed by them, step by step. */
const lessPerMarker = 3;
export const markerStep: RosterAct = {
  id: 'marker-step',
  msg: msg('armir.act.markerStep', { n: lessPerMarker }),
  rule: '12.2',
  field: 'cp',
  text: (unit) => {
    const ladder = ladderOf(unit);
    const last = ladder?.at(-1);
    return ladder && last !== undefined && last > lessPerMarker
      ? [...ladder, last - lessPerMarker].join(' ')
      : undefined;
  },
};
