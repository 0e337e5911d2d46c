import { post, set, setAt } from '../../../kit/facts.ts';
import { action } from '../../../kit/game.ts';
import { end } from '../../../kit/place.ts';
import { name } from '../../../kit/text.ts';
import { immediateVp } from '../data/levels.ts';
import { accounts, cells, sides } from '../ids.ts';
import { never, unless } from '../propose.ts';
import { balance, textAt } from '../reading.ts';
import { groups } from '../record/cells.ts';
import { y } from '../text/speak-victory.ts';
import { immediateCounts } from './deeds.ts';
import { heldPlaces, locationVp, placeCalled, placeMsg, unsaid } from './places.ts';

const holderMsg = { [sides.german]: y('rtl.holder.german'), [sides.soviet]: y('rtl.holder.soviet') } as const;

/** S1.2: a place changes hands; a Soviet capture is charged by itself (standing.ts). */
const control = action({
  id: 'place-control',
  msg: y('rtl.action.place'),
  about: y('rtl.action.place.about'),
  rule: 'S1.22',
  group: groups.points,
  fields: {
    place: {
      kind: 'text',
      msg: y('rtl.vpField.place'),
      hint: y('rtl.vpField.place.hint'),
      start: '',
      max: 60,
      big: true,
      offers: (around) =>
        heldPlaces(around).map((one) => ({
          name: `${one.name} (${one.hex})`,
          msg: one.holder ? holderMsg[one.holder] : y('rtl.holder.unknown'),
        })),
      begins: (around) => {
        const first = unsaid(around)[0];
        return first && `${first.name} (${first.hex})`;
      },
    },
    holder: {
      kind: 'choice',
      msg: y('rtl.vpField.holder'),
      start: sides.german,
      big: true,
      options: [
        { key: sides.german, msg: holderMsg.german },
        { key: sides.soviet, msg: holderMsg.soviet },
      ],
      begins: (around) => unsaid(around)[0]?.holder ?? (around.who === sides.soviet ? sides.soviet : sides.german),
    },
  },
  proposes: ({ place: called, holder }, around) => {
    const place = placeCalled(around.scenario, called);
    if (!place) return never(y('rtl.bar.noPlace', { what: name(called) }), 'S1.21');
    const what = placeMsg(place);
    if (textAt(around, cells.places, place.hex) === holder) return never(y('rtl.bar.held', { what }), 'S1.22');
    return unless(undefined, y(holder === sides.german ? 'rtl.says.placeGerman' : 'rtl.says.placeSoviet', { what }), [
      setAt(cells.places, place.hex, holder),
    ]);
  },
});

/** S3.33: the check at the end of 15AM; the places come off again by themselves (standing.ts). */
const immediate = action({
  id: 'immediate-check',
  msg: y('rtl.action.immediate'),
  about: y('rtl.action.immediate.about', { n: immediateVp }),
  rule: 'S3.33',
  group: groups.points,
  fields: {},
  when: (around) => immediateCounts(around) && around.place !== end,
  proposes: (_, around) => {
    if (typeof around.cells[cells.immediate] === 'number') return never(y('rtl.bar.checked'), 'S3.33');
    const n = locationVp(around);
    const total = balance(around, accounts.vp) + n;
    return unless(undefined, y(total >= immediateVp ? 'rtl.says.immediate' : 'rtl.says.notImmediate', { n, total }), [
      ...(n === 0 ? [] : [post(accounts.vp, n, y('rtl.vp.placesOn'), 'S3.33')]),
      set(cells.immediate, n),
    ]);
  },
});

export const placeActions = [control, immediate];
