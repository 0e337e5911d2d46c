import type { Side } from '#rules/kit/game/specs.ts';
import { msg } from '#rules/kit/words/message.ts';
import { KeyCap } from '../../ui/parts/KeyCap.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import mapFootClasses from './mapFoot.module.css';
import { chooseJudge } from './view/deeds.ts';
import classes from './view/supply.module.css';
import type { MapNow } from './view/useMap.ts';

/** Whose lines are traced, and by which judgement where there are several. */
export function SideSwitch({ now }: { readonly now: MapNow }) {
  const { t, say } = useLanguage();
  const { map, judge, open } = now;
  const sides = open.game.sides.filter((side) => map.supplyChecks.some((each) => each.side === side.id));
  const own = map.supplyChecks.filter((each) => each.side === judge?.side);
  return (
    <div className={classes.row}>
      {sides.length > 1 && (
        <fieldset className={mapFootClasses.sides}>
          <legend className="vh">{t('ui.supply.side')}</legend>
          {sides.map((side) => (
            <button
              key={side.id}
              type="button"
              aria-pressed={side.id === judge?.side}
              onClick={() => {
                const other = map.supplyChecks.find((each) => each.side === side.id);
                if (other && side.id !== judge?.side) chooseJudge(now, other);
              }}
            >
              <SideMark look={side.look}>{say(msg(side.word))}</SideMark>
            </button>
          ))}
          <KeyCap of="map.side" />
        </fieldset>
      )}
      {own.length > 1 && (
        <label className={mapFootClasses.judge}>
          <span className="vh">{t('ui.supply.judge')}</span>
          <select
            value={judge?.id}
            onChange={(event) => {
              const other = own.find((each) => each.id === event.currentTarget.value);
              if (other) chooseJudge(now, other);
            }}
          >
            {own.map((each) => (
              <option key={each.id} value={each.id}>
                {say(each.msg)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

/** The signs of the map in words; each drawn as it is there. */
export function Legend({ now, enemy }: { readonly now: MapNow; readonly enemy: Side | undefined }) {
  const { t } = useLanguage();
  const line = now.side?.look === 'soviet' ? 'var(--soviet)' : 'var(--axis)';
  const hatch = enemy?.look === 'axis' ? 'var(--axis)' : 'var(--soviet)';
  return (
    <ul className={mapFootClasses.legend} aria-label={t('ui.supply.legend')}>
      {enemy && (
        <li>
          <svg width="22" height="22" aria-hidden="true">
            <path d="M1 1h20v20H1Z" fill="none" stroke="var(--line-strong)" />
            <path d="M1 8 8 1M1 15 15 1M1 21 21 1M8 21 21 8M15 21l6-6" stroke={hatch} strokeWidth="1.6" />
          </svg>
          {t('ui.supply.legend.zone', { side: msg(enemy.word) })}
        </li>
      )}
      <li>
        <svg width="34" height="10" aria-hidden="true">
          <path d="M2 5h30" stroke={line} strokeWidth="7" strokeLinecap="round" />
        </svg>
        {t('ui.supply.legend.traced')}
      </li>
      <li>
        <svg width="34" height="10" aria-hidden="true">
          <path d="M4 5h30" stroke="var(--due)" strokeWidth="6" strokeDasharray="3 11" strokeLinecap="round" />
        </svg>
        {t('ui.supply.legend.wanted')}
      </li>
      <li>
        <svg width="22" height="22" aria-hidden="true">
          <path d="M2 2h18v18H2Z" fill="none" stroke="var(--due-fill)" strokeWidth="3.5" />
        </svg>
        {t('ui.supply.legend.reached')}
      </li>
      <li>
        <svg width="22" height="22" aria-hidden="true">
          <path d="M3 3h16v16H3Z" fill="none" stroke="var(--pencil)" strokeWidth="5" />
        </svg>
        {t('ui.supply.legend.opens')}
      </li>
    </ul>
  );
}
