import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { GuideLine, MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { name } from '#rules/kit/words/message.ts';
import { changeDraft, openCalc } from '../../../state/bench.ts';
import type { FightOnMap } from '../../../state/mapDesk.ts';
import { goPlace } from '../../../state/route.ts';
import { AskedNow, DiceAgain } from '../../../ui/fight/asked/AskedNow.tsx';
import { takeKeyboard } from '../../../ui/fight/asked/Asks.tsx';
import { Against, WorkNotes } from '../../../ui/fight/asked/Notes.tsx';
import { NotNow } from '../../../ui/fight/NotNow.tsx';
import { Bar, Faces, OddsHead } from '../../../ui/fight/OddsView.tsx';
import { EndsBar } from '../../../ui/fight/throw/EndsBar.tsx';
import { HitKeys } from '../../../ui/fight/throw/HitKeys.tsx';
import { LastThrow } from '../../../ui/fight/throw/LastThrow.tsx';
import { rollNow } from '../../../ui/fight/throw/rollOf.ts';
import { Throw } from '../../../ui/fight/throw/Throw.tsx';
import { endsNow, sideOf } from '../../../ui/fight/throw/words.ts';
import { type Fight, goOn } from '../../../ui/fight/walk/useFight.ts';
import { type FightDice, useFightDice } from '../../../ui/fight/walk/useFightDice.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { EnterCap } from '../../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { AmissThen, DeedNow } from './DeedNow.tsx';
import { beginDeed, doDeed, dueNow, isChosen, isDone, isOpen, stillToGo } from './fightDeeds.ts';
import toolsClasses from './tools.module.css';

/** How it stands: the odds, how it has ended, or why there is no fight. */
export function FightHead({ fight }: { readonly fight: Fight }) {
  const { say } = useLanguage();
  const { view, over, played, flow } = fight;
  const { panel } = view;
  const ended = over ? (played?.done?.ending.says ?? flow?.end?.says) : undefined;
  return (
    <div className={toolsClasses.outlook}>
      <WorkNotes view={view} />
      {panel?.not ? (
        <NotNow not={panel.not} />
      ) : ended ? (
        <p className={classes.lead} role="status">
          {say(ended)}
        </p>
      ) : panel?.kind === 'odds' ? (
        <OddsHead panel={panel} />
      ) : panel?.kind === 'value' ? (
        <p className={classes.lead}>{say(panel.says)}</p>
      ) : null}
    </div>
  );
}

/** The fight beside the map, by the calculator's own panel and questions: how it stands, the die, who goes behind it. */
export function FightFought({
  now,
  pane,
  fight,
  led,
}: {
  readonly now: MapNow;
  readonly pane: FightOnMap;
  readonly fight: Fight;
  /** where who goes now may go */
  readonly led: Overlay | undefined;
}) {
  const { t, say } = useLanguage();
  const { open, scope } = now;
  // what is only tried throws no die
  const readOnly = now.readOnly || now.desk.tried !== undefined;
  const { calc, view, over, flow, flowId } = fight;
  // once it is over Enter does what must be done on the map, and only then begins the next fight
  const guide = fight.played?.done?.ending.guide ?? [];
  const due = over && !readOnly && !pane.deed ? dueNow(now, pane, guide) : undefined;
  const dice = useFightDice(fight, open, readOnly, {
    rests: pane.deed !== undefined,
    begin: due && (() => doDeed(now, pane, due)),
  });
  const { panel } = view;
  const carry = () => {
    if (!calc) return;
    if (flowId !== undefined && flow) goOn(scope, flowId, flow);
    else {
      openCalc(scope, calc.id);
      changeDraft(scope, calc.id, { input: fight.value, out: [], face: null, answers: [], flow: undefined });
    }
    goPlace('fight');
  };
  // once the die is recorded its own line is enough: what is chosen stays in sight with the column
  const fell = panel?.kind === 'odds' ? panel.faces.find(({ face }) => face === fight.row) : undefined;
  const rolls = !over && (dice.entry !== undefined || dice.waits || fell === undefined);
  const mapOf = (line: GuideLine) => (line.onMap && !readOnly ? wayOf(now, pane, line.onMap, due) : undefined);
  const asked = (
    <>
      <AskedNow fight={fight} open={open} dice={dice} readOnly={readOnly} mapOf={mapOf} />
      <DiceAgain dice={dice} />
    </>
  );
  return (
    <div className={toolsClasses.through} aria-busy={view.working !== undefined}>
      {pane.deed && <DeedNow now={now} pane={pane} deed={pane.deed} overlay={led} />}
      <div className={toolsClasses.through} hidden={pane.deed !== undefined}>
        {panel?.missing.map((gap, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: gaps in the panel's own order
          <p key={i} className="note due">
            <Icon name="due" size={18} /> {say(gap.msg)}
          </p>
        ))}
        {!over && <Against fight={fight} />}
        {fell && !rolls && !over && (
          <p role="status">
            <b>{t('ui.play.fight.dieIs', { die: name(String(fell.face)), code: name(fell.code) })}</b> {say(fell.says)}
          </p>
        )}
        {panel?.kind === 'battle' && !over ? (
          <Battle fight={fight} dice={dice} readOnly={readOnly} asked={asked} />
        ) : (
          <div className={toolsClasses.asked} data-over={over || undefined}>
            {asked}
          </div>
        )}
        {!over && (
          <Button variant="subtle" className={toolsClasses.aside} onClick={carry}>
            {t('ui.supply.fight.open')}
          </Button>
        )}
        {panel?.kind === 'odds' && !panel.not && rolls && (
          <>
            <Faces panel={panel} face={fight.row} />
            <Bar panel={panel} />
          </>
        )}
        {now.readOnly && <p className="dim">{t('ui.supply.fight.readOnly')}</p>}
      </div>
    </div>
  );
}

/** A battle of blocks: its ends, the throw and its hits; what is chosen is asked as everywhere. */
function Battle({
  fight,
  dice,
  readOnly,
  asked,
}: {
  readonly fight: Fight;
  readonly dice: FightDice;
  readonly readOnly: boolean;
  readonly asked: ReactNode;
}) {
  const { t } = useLanguage();
  const { game, view, played } = fight;
  const { sides } = game;
  const { panel } = view;
  const { hits } = dice;
  if (panel?.kind !== 'battle') return null;
  const thrown = rollNow(fight, hits);
  const [attacker] = panel.sides;
  return (
    <>
      <EndsBar panel={panel} sides={sides} chances={endsNow(panel)} label={t('ui.battle.bar.now')} keyed />
      {thrown && hits ? (
        <>
          <Throw key={played?.ask?.id} roll={thrown} figures={panel.figures}>
            <LastThrow fight={fight} />
          </Throw>
          <div className={toolsClasses.asked}>
            <HitKeys
              dice={dice}
              hits={hits}
              roll={thrown}
              panel={panel}
              winner={attacker && { side: attacker.side, word: sideOf(sides, attacker.side).word }}
              records
              readOnly={readOnly}
            />
          </div>
        </>
      ) : (
        <>
          <LastThrow fight={fight} />
          <div className={toolsClasses.asked}>{asked}</div>
        </>
      )}
    </>
  );
}

/** The deeds of a line of the guide: a button each, until everybody has gone. Who may stay behind keeps no line open. */
const wayOf = (now: MapNow, pane: FightOnMap, deeds: readonly MapDeed[], due: MapDeed | undefined) => {
  const left = deeds.flatMap((deed) => {
    const pieces = stillToGo(now, pane, deed).map(({ id }) => id);
    return pieces.length > 0 ? [{ ...deed, pieces }] : [];
  });
  return {
    done: deeds.every((deed) => isDone(now, pane, deed)),
    due: due !== undefined && deeds.includes(due),
    way: left.map((deed) => (
      <DeedButton
        key={deed.target}
        now={now}
        pane={pane}
        deed={deed}
        many={left.length > 1}
        enters={due?.target === deed.target && due.tool === deed.tool}
      />
    )),
  };
};

function DeedButton({
  now,
  pane,
  deed,
  many,
  enters,
}: {
  readonly now: MapNow;
  readonly pane: FightOnMap;
  readonly deed: MapDeed;
  /** of several the button says which it is */
  readonly many: boolean;
  /** Enter does it */
  readonly enters: boolean;
}) {
  const { t } = useLanguage();
  const piece = now.pieceOf(deed.target);
  const hex = name(deed.target);
  return (
    <>
      <Button
        // what must be done first has the keyboard
        ref={enters ? takeKeyboard : undefined}
        disabled={!isOpen(now, deed)}
        onClick={() => doDeed(now, pane, deed)}
      >
        {deed.tool === undefined
          ? t('ui.supply.fight.enter', { hex })
          : many
            ? t('ui.supply.fight.whereOf', { what: piece ? now.called(piece) : hex })
            : t('ui.supply.fight.where')}{' '}
        {enters && <EnterCap />}
      </Button>
      {isChosen(now, pane, deed) && (
        <Button variant="subtle" onClick={() => beginDeed(now.scope, pane, deed)}>
          {t('ui.supply.fight.who')}
        </Button>
      )}
      <AmissThen now={now} pane={pane} deed={deed} />
    </>
  );
}
