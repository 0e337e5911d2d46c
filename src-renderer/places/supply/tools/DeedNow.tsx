import { Button } from '@mantine/core';
import type { Overlay } from '#rules/kit/game/mapSpec.ts';
import type { MapDeed } from '#rules/kit/procedure/calcSpec.ts';
import { name } from '#rules/kit/words/message.ts';
import { type FightOnMap, showPane } from '../../../state/mapDesk.ts';
import { takeKeyboard } from '../../../ui/fight/asked/Asks.tsx';
import { ToggleChip } from '../../../ui/forms/inputs.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { amissThen, endDeed, goingNow, goTo, mayGo } from './fightDeeds.ts';
import { GoesOn } from './ToolPane.tsx';
import toolsClasses from './tools.module.css';

/** Somebody goes: where to, as the map shows it; a tap on a hex, or its button, takes them there. */
export function DeedNow({
  now,
  pane,
  deed,
  overlay,
}: {
  readonly now: MapNow;
  readonly pane: FightOnMap;
  readonly deed: MapDeed;
  /** where to, as it is drawn on the map */
  readonly overlay: Overlay | undefined;
}) {
  const { t, say } = useLanguage();
  const all = mayGo(now, pane, deed);
  const going = goingNow(now, pane, deed);
  const { stays = [] } = pane;
  return (
    <section className={toolsClasses.deed} aria-label={t('ui.supply.fight.where')} data-home="" tabIndex={-1}>
      <p className={classes.lead} role="status">
        {overlay ? say(overlay.says) : t('ui.supply.fight.notNow')}
      </p>
      {all.length > 1 && (
        <fieldset className={toolsClasses.attackers}>
          <legend className="eyebrow">{t('ui.supply.fight.going')}</legend>
          {all.map((piece) => (
            <ToggleChip
              key={piece.id}
              label={say(now.called(piece))}
              value={going.includes(piece)}
              onChange={(on) =>
                showPane(now.scope, {
                  ...pane,
                  stays: on ? stays.filter((id) => id !== piece.id) : [...stays, piece.id],
                })
              }
            />
          ))}
        </fieldset>
      )}
      <p>{t('ui.supply.fight.tap')}</p>
      <div className={toolsClasses.attackers}>
        {overlay?.hexes
          .filter(({ end }) => end)
          .map(({ hex, tone }, i) => (
            <Button
              key={hex}
              // into the one hex there is it is chosen first who goes
              ref={i === 0 && deed.tool !== undefined ? takeKeyboard : undefined}
              data-tone={tone}
              disabled={going.length === 0}
              onClick={() => goTo(now, pane, deed, hex)}
            >
              {hex}
            </Button>
          ))}
      </div>
      <AmissThen now={now} pane={pane} deed={deed} />
      <ul className={classes.answers}>
        {overlay?.list.map((each, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines in the order of the answer
          <li key={i}>
            <span>
              {each.hex !== undefined && <b>{each.hex}</b>} {say(each.msg)}
            </span>
            <GoesOn now={now} calc={each.calc} />
            <RuleRef rule={each.rule} />
          </li>
        ))}
      </ul>
      <Button variant="subtle" onClick={() => endDeed(now.scope)}>
        {t('ui.supply.fight.later', { hex: name(pane.target) })} <kbd aria-hidden="true">Esc</kbd>
      </Button>
    </section>
  );
}

/** What would be wrong in the one hex there is, before anybody goes there: nobody is kept from going. */
export function AmissThen({
  now,
  pane,
  deed,
}: {
  readonly now: MapNow;
  readonly pane: FightOnMap;
  readonly deed: MapDeed;
}) {
  const { say } = useLanguage();
  return amissThen(now, pane, deed).map(({ msg, rule }) => (
    <p key={say(msg)} className="note due">
      <Icon name="due" size={18} />
      <span>
        {deed.target}: {say(msg)} <RuleRef rule={rule} plain />
      </span>
    </p>
  ));
}
