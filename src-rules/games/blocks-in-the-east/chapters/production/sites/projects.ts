import { memo } from '#rules/kit/base/memo.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { countAt, mapIn, textAt } from '#rules/kit/record/readers.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { type SideId, sideOf, siteCells } from '../../../ids.ts';
import { type Colour, noPp, type Pp } from '../../../model/income.ts';
import { on } from '../../../model/rules.ts';
import { placeName } from '../../../model/sites/places.ts';
import { nationMsg } from '../../../model/units.ts';
import { msg } from '../msg.ts';

/** Factories under way and built since the start (15.0, 16.2). */

export const builders = ['GER', 'SOV'] as const;
export type Builder = (typeof builders)[number];
export type FactoryColour = Exclude<Colour, 'yellow'>;
/** 15.0: hydrogenation plants are Germany's alone. */
export const coloursOf: { readonly [B in Builder]: readonly FactoryColour[] } = {
  GER: ['red', 'blue', 'black'],
  SOV: ['red', 'blue'],
};
export const boxes = 10;
/** 16.2: where an evacuated factory begins. */
export const evacuatedBox = 8;
/** 15.1-3: ten projects a side, half done, in the long campaign. */
export const begunBox = 5;
const begun: { readonly [B in Builder]: { readonly [C in FactoryColour]?: number } } = {
  GER: { red: 5, blue: 4, black: 1 },
  SOV: { red: 5, blue: 5 },
};

export interface Project {
  readonly id: string;
  readonly builder: Builder;
  readonly colour: FactoryColour;
  /** the how manieth of its kind */
  readonly n: number;
  readonly evacuated: boolean;
  /** 1 to 10; at 10 it is placed by the die */
  readonly box: number;
  /** where it stands, and since when; absent: it is not built yet */
  readonly at?: { readonly place: string; readonly done: number };
}

const idOf = (builder: Builder, colour: FactoryColour, n: number, evacuated = false): string =>
  `${builder}-${colour}-${evacuated ? 'e' : ''}${n}`;
const readId = (id: string) => {
  const [builder, colour, last = ''] = id.split('-');
  const [, e, n] = /^(e?)(\d{1,2})$/.exec(last) ?? [];
  const of = builders.find((one) => one === builder);
  const kind = of && coloursOf[of].find((one) => one === colour);
  return of && kind && n ? { builder: of, colour: kind, n: Number(n), evacuated: e === 'e' } : undefined;
};

type Known = Pick<Context, 'cells' | 'turn'>;
/** All of them, oldest number first; those of a rule that is not in use are left out. */
export const projectsOf = memo((context: Context): readonly Project[] => {
  const ids = new Set([...Object.keys(mapIn(context, siteCells.box)), ...Object.keys(mapIn(context, siteCells.left))]);
  return [...ids]
    .flatMap((id): readonly Project[] => {
      const kind = readId(id);
      if (!kind || !on(context, kind.evacuated ? 'o16' : 'o15')) return [];
      const place = textAt(context, siteCells.place, id);
      return [
        {
          id,
          ...kind,
          box: boxOf(context, id, kind.evacuated),
          ...(place === '' ? {} : { at: { place, done: countAt(context, siteCells.done, id) ?? 0 } }),
        },
      ];
    })
    .sort(
      (a, b) =>
        Number(a.evacuated) - Number(b.evacuated) ||
        coloursOf[a.builder].indexOf(a.colour) - coloursOf[b.builder].indexOf(b.colour) ||
        a.n - b.n,
    );
});
/** An evacuated factory moves on by itself, a box a month (AMB-44). */
const boxOf = (context: Known, id: string, evacuated: boolean): number =>
  evacuated
    ? Math.min(boxes, evacuatedBox + Math.max(0, context.turn - (countAt(context, siteCells.left, id) ?? 0)))
    : (countAt(context, siteCells.box, id) ?? 0);

/** The next number of its kind. */
export const nextId = (
  context: Pick<Context, 'cells'>,
  builder: Builder,
  colour: FactoryColour,
  evacuated: boolean,
): string => {
  const cell = evacuated ? siteCells.left : siteCells.box;
  const taken = mapIn(context, cell);
  let n = 1;
  while (Object.hasOwn(taken, idOf(builder, colour, n, evacuated))) n += 1;
  return idOf(builder, colour, n, evacuated);
};

export const isUnderWay = ({ box, at }: Project): boolean => at === undefined && box < boxes;
/** It awaits the placement die. */
export const isReady = ({ box, at }: Project): boolean => at === undefined && box >= boxes;
/** 15.1: it pays from the month after it was completed. */
export const paysNow = ({ at }: Project, turn: number): boolean => at !== undefined && turn > at.done;
export const onePp = (colour: FactoryColour): Pp => ({ ...noPp, [colour]: 1 });

export const standsIn = (project: Project, place: string): boolean =>
  project.at !== undefined && placeName(project.at.place) === placeName(place);
export const projectsOfSide = (context: Context, side: SideId): readonly Project[] =>
  projectsOf(context).filter(({ builder }) => sideOf(builder) === side);

export const projectMsg = ({ builder, colour, n, evacuated }: Omit<Project, 'box' | 'at' | 'id'>): Msg =>
  msg(evacuated ? 'bite.project.evacuated' : 'bite.project.new', {
    nation: nationMsg[builder],
    colour: msg(`bite.project.colour.${colour}`),
    n,
  });
/** The same where it is plain whose it is. */
export const projectTitle = ({ colour, n, evacuated }: Pick<Project, 'colour' | 'n' | 'evacuated'>): Msg =>
  msg(evacuated ? 'bite.project.titleEvacuated' : 'bite.project.title', {
    colour: msg(`bite.project.colour.${colour}`),
    n,
  });
export const projectNamed = (id: string): Msg | undefined => {
  const kind = readId(id);
  return kind && projectMsg(kind);
};

/** 15.1-3: the boxes of a new game of the long campaign. */
export const begunBoxes = (): { readonly [project: string]: number } =>
  Object.fromEntries(
    builders.flatMap((builder) =>
      coloursOf[builder].flatMap((colour) =>
        Array.from({ length: begun[builder][colour] ?? 0 }, (_, i) => [idOf(builder, colour, i + 1), begunBox]),
      ),
    ),
  );
