import { type Colour, noPp, type Pp } from '../../../model/income.ts';

/** What there is of a colour: a debt the players insisted on spares nothing of the others. */
const there = (held: Pp, colour: Colour): number => Math.max(0, held[colour]);

/** 11.2: how many red, blue and black PP have no yellow one to be kept with. */
export const tooMany = (held: Pp): number =>
  Math.max(0, there(held, 'red') + there(held, 'blue') + there(held, 'black') - there(held, 'yellow'));

const coloured: readonly Exclude<Colour, 'yellow'>[] = ['black', 'blue', 'red'];
/** Which go when the players have not chosen: each time one of the colour there is most of. */
export const letGo = (held: Pp): Pp => {
  let left = held;
  let gone = noPp;
  for (let n = tooMany(held); n > 0; n -= 1) {
    const colour = coloured.reduce((most, one) => (left[one] > left[most] ? one : most));
    left = { ...left, [colour]: left[colour] - 1 };
    gone = { ...gone, [colour]: gone[colour] + 1 };
  }
  return gone;
};
