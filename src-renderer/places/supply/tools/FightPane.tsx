import { Button } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Piece } from '#rules/kit/game/mapSpec.ts';
import { openSession, panelAtOnce } from '#rules/kit/procedure/session.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { changeDraft, openCalc } from '../../../state/bench.ts';
import { goPlace } from '../../../state/route.ts';
import { NotNow } from '../../../ui/fight/NotNow.tsx';
import { Bar, Faces, OddsHead } from '../../../ui/fight/OddsView.tsx';
import { ToggleChip } from '../../../ui/forms/inputs.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import toolsClasses from './tools.module.css';

/** Where both sides are in one hex, it is whose phase it is that attacks there. */
const actingIn = ({ context, piecesIn }: MapNow, target: string): string | undefined => {
  const there = new Set(piecesIn(target).map((piece) => piece.side));
  return there.size > 1 ? context.who : undefined;
};

/** Pieces beside a hex that do not belong to those who hold it; those of the acting side that are in it already. */
const besides = (now: MapNow, target: string): readonly Piece[] => {
  const { board, piecesIn } = now;
  const node = board.nodeOf(target);
  if (node < 0) return [];
  const acting = actingIn(now, target);
  const holders = new Set(piecesIn(target).map((piece) => piece.side));
  const hexes: string[] = [target];
  const end = board.first[node + 1] ?? 0;
  for (let arc = board.first[node] ?? 0; arc < end; arc++) hexes.push(board.ids[board.to[arc] ?? -1] ?? '');
  return hexes
    .flatMap((hex) => piecesIn(hex))
    .filter((piece) => (acting === undefined ? !holders.has(piece.side) : piece.side === acting));
};

/** An attack on this hex by those beside it: the calculator opens with what the map knows. */
export function FightPane({ now, target }: { readonly now: MapNow; readonly target: string }) {
  const { t, say } = useLanguage();
  const { map, board, context, scope, open } = now;
  const acting = actingIn(now, target);
  const holders = now.piecesIn(target).filter((piece) => piece.side !== acting);
  const beside = useMemo(() => besides(now, target), [now, target]);
  /** those a fight can be made with */
  const may = useMemo(
    () => beside.filter((piece) => map.fight?.({ target, attackers: [piece.id], side: piece.side }, board, context)),
    [beside, map, board, context, target],
  );
  const [left, setLeft] = useState<readonly string[]>([]);
  const fight = useMemo(() => {
    const attackers = may.filter((piece) => !left.includes(piece.id));
    const side = attackers[0]?.side;
    if (side === undefined) return undefined;
    return map.fight?.({ target, attackers: attackers.map(({ id }) => id), side }, board, context);
  }, [may, left, map, target, board, context]);
  const carry = () => {
    if (!fight) return;
    openCalc(scope, fight.calc);
    changeDraft(scope, fight.calc, { input: fight.input, out: [], face: null, answers: [], flow: undefined });
    goPlace('fight');
  };
  return (
    <section className={classes.toolPane} aria-label={t('ui.supply.fight.here')}>
      <h1>{t('ui.supply.fight.title', { hex: name(target) })}</h1>
      {holders.length === 0 ? (
        <p className={classes.lead}>{t('ui.supply.fight.nobody')}</p>
      ) : may.length === 0 ? (
        <p className={classes.lead}>{t('ui.supply.fight.none')}</p>
      ) : (
        <>
          <p className={classes.lead}>
            {t('ui.supply.fight.against', { units: nameList(holders.map((piece) => say(now.called(piece)))) })}
          </p>
          <fieldset className={toolsClasses.attackers}>
            <legend className="eyebrow">{t('ui.supply.fight.by')}</legend>
            {may.map((piece) => (
              <ToggleChip
                key={piece.id}
                label={t('ui.supply.unitAt', { unit: now.called(piece), hex: name(piece.hex) })}
                value={!left.includes(piece.id)}
                onChange={(on) => setLeft(on ? left.filter((each) => each !== piece.id) : [...left, piece.id])}
              />
            ))}
          </fieldset>
          <Outlook now={now} fight={fight}>
            <Button variant="filled" disabled={!fight} onClick={carry}>
              {t('ui.supply.fight.open')}
            </Button>
          </Outlook>
        </>
      )}
      {beside.length > may.length && (
        <p className="dim">
          {t('ui.supply.fight.not', {
            units: nameList(beside.filter((piece) => !may.includes(piece)).map((piece) => say(now.called(piece)))),
          })}
        </p>
      )}
      {open.readOnly !== undefined && <p className="dim">{t('ui.supply.fight.readOnly')}</p>}
    </section>
  );
}

/** How that fight stands, as its calculator says it: the column, the way on to the die, then the faces. */
function Outlook({
  now,
  fight,
  children,
}: {
  readonly now: MapNow;
  readonly fight: { readonly calc: string; readonly input: JsonObject } | undefined;
  readonly children: ReactNode;
}) {
  const { say } = useLanguage();
  const { context, open } = now;
  const { game } = open;
  const panel = useMemo(() => {
    const calc = game.calculators.find(({ id }) => id === fight?.calc);
    const input = fight && calc?.parse(fight.input, context);
    // what takes long is worked out on the bench, in a worker
    return calc && input?.ok ? panelAtOnce(openSession(game, calc, input.value, context)) : undefined;
  }, [game, fight, context]);
  const odds = panel?.kind === 'odds' && !panel.not ? panel : undefined;
  return (
    <div className={toolsClasses.outlook}>
      {panel?.not ? (
        <NotNow not={panel.not} />
      ) : odds ? (
        <OddsHead panel={odds} />
      ) : (
        panel && <p className={classes.lead}>{say(panel.says)}</p>
      )}
      {panel?.missing.map((gap, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: gaps in the panel's own order
        <p key={i} className="note due">
          <Icon name="due" size={18} /> {say(gap.msg)}
        </p>
      ))}
      {children}
      {odds && (
        <>
          <Faces panel={odds} face={null} />
          <Bar panel={odds} />
        </>
      )}
    </div>
  );
}
