import { useMemo } from 'react';
import type { Action } from '#rules/kit/game/action.ts';
import { isOffered, otherPhases } from '#rules/kit/game/offered.ts';
import { hexTyped } from '#rules/kit/hexmap/grid.ts';
import { name } from '#rules/kit/words/message.ts';
import { type Offer, useOfferStore, useOffers } from '../state/offers.ts';
import type { OpenGame } from '../state/openedGame.ts';
import { phasesCalled } from '../state/phasesCalled.ts';
import { go } from '../state/route.ts';
import { seekAction, seekHex, seekPiece, seekUnit } from '../state/sought.ts';
import { useLanguage } from '../words/Language.tsx';

/** Wherever one is in a game the palette finds its units, its hexes and its actions, those of other phases too. */
export const useGameOffers = (open: OpenGame | undefined): void => {
  const { t, say } = useLanguage();
  const [id, game, context] = [open?.id, open?.game, open?.context];
  const readOnly = open?.readOnly !== undefined;

  const units = useMemo(() => {
    if (!game || !context || id === undefined) return undefined;
    const { pool } = game;
    const drawn = game.map && context.sheets?.[game.map.sheet.id] !== undefined;
    if (!pool)
      return {
        heading: t('ui.palette.units'),
        offers: () =>
          game.rosters
            .filter(({ side }) => side !== undefined)
            .flatMap((spec) =>
              (context.rosters[spec.id]?.units ?? spec.known).map(
                (unit): Offer => ({
                  id: `${spec.id}/${unit.id}`,
                  label: unit.name,
                  about: say(spec.msg),
                  run: () =>
                    drawn ? seekPiece(id, unit.id) : go({ at: 'things', game: game.id, kind: 'roster', of: spec.id }),
                }),
              ),
            )
            .filter(({ label }) => label !== ''),
      };
    const stateOf = (key: string): string => {
      const state = pool.states.find((one) => one.key === key);
      return state ? say(state.msg) : '';
    };
    return {
      heading: say(pool.msg),
      // as many as a box has: they are listed when the palette is open
      offers: () =>
        pool.rows(context).map(
          (row): Offer => ({
            id: row.id,
            label: row.name,
            about: stateOf(row.state),
            run: () => seekUnit(row.id),
          }),
        ),
    };
  }, [game, context, id, say, t]);
  useOffers('units', units);

  const hexes = useMemo(() => {
    const sheet = game?.map && context?.sheets?.[game.map.sheet.id];
    if (!sheet || id === undefined) return undefined;
    return {
      heading: t('ui.palette.hexes'),
      offers: [],
      find: (asked: string): readonly Offer[] => {
        const hex = /\d/.test(asked) ? hexTyped(sheet.grid, asked.trim()) : undefined;
        if (hex === undefined) return [];
        const called = sheet.hexes[hex]?.name;
        return [
          {
            id: hex,
            label: t('ui.palette.hex', { hex: name(called ? `${hex} ${called}` : hex) }),
            run: () => seekHex(id, hex),
          },
        ];
      },
    };
  }, [game, context, id, t]);
  useOffers('hexes', hexes);

  const listed = useOfferStore((s) => s.groups.actions !== undefined);
  const now = useMemo(() => {
    if (!game || !context || readOnly || listed) return undefined;
    return {
      heading: t('ui.play.actions'),
      offers: () =>
        game.actions
          .filter((action) => isOffered(action, context))
          .map((action) => ({
            id: action.id,
            label: say(action.msg),
            about: say(action.group),
            run: () => seekAction(action.id),
          })),
    };
  }, [game, context, readOnly, listed, say, t]);
  useOffers('actionsNow', now);

  const later = useMemo(() => {
    if (!game || !context || readOnly) return undefined;
    const listed = (): readonly Offer[] => {
      const elsewhere = otherPhases(game.sequence, context);
      /** the phases of this turn in which it could be taken as things stand */
      const whyNot = (action: Action): string => {
        const phases = elsewhere(action).filter(({ path }) => action.when({ ...context, place: path }));
        const where = phasesCalled(game, context, phases, say).slice(0, 2).join(', ');
        return where === '' ? t('ui.palette.notNow') : t('ui.palette.otherPhase', { where: name(where) });
      };
      return game.actions
        .filter((action) => !isOffered(action, context))
        .map((action) => ({
          id: action.id,
          label: say(action.msg),
          about: whyNot(action),
          words: [say(action.group)],
          run: () => seekAction(action.id),
        }));
    };
    let all: readonly Offer[] | undefined;
    return {
      heading: t('ui.palette.later'),
      last: true as const,
      // nobody reads through them: they are there for who looks for one
      offers: [],
      find: () => {
        // once as things stand, not at each letter
        all ??= listed();
        return all;
      },
    };
  }, [game, context, readOnly, say, t]);
  useOffers('actionsLater', later);
};
