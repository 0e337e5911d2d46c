import type { MapTool, Overlay } from '#rules/kit/game/mapSpec.ts';
import { name } from '#rules/kit/words/message.ts';
import { changeDesk } from '../../../state/mapDesk.ts';
import { DoButton } from '../../../ui/parts/DueLines.tsx';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { Proposed } from '../view/Proposed.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';
import { carryOn } from './fightDeeds.ts';
import toolsClasses from './tools.module.css';

/** A tool's answer, while its target is still there. */
export interface Asked {
  readonly tool: MapTool;
  readonly target: string;
  readonly overlay: Overlay;
}

/** The answer in words, beside the map that shows it; what may be written into the record is one button. */
export function ToolPane({ now, asked }: { readonly now: MapNow; readonly asked: Asked }) {
  const { t, say } = useLanguage();
  const { tool, target, overlay } = asked;
  const { note } = overlay;
  const of = tool.of === 'piece' ? now.pieceOf(target) : undefined;
  const said = overlay.hexes.filter((each) => each.msg);
  return (
    <section className={classes.toolPane} aria-label={say(tool.msg)}>
      <p className="eyebrow">
        {tool.of === 'map' ? '' : of ? t('ui.supply.unitAt', { unit: now.called(of), hex: name(of.hex) }) : target}{' '}
        <RuleRef rule={tool.rule} />
      </p>
      <h1>{say(tool.msg)}</h1>
      <p className={classes.lead} role="status">
        {say(overlay.says)}
      </p>
      {note && (!now.readOnly || now.desk.tried) && (
        <Proposed scope={now.scope} label={say(note.msg)} variant="filled" about propose={() => note.proposal} />
      )}
      {overlay.list.length > 0 && (
        <ul className={classes.answers}>
          {overlay.list.map((each, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines in the order of the answer
            <li key={i}>
              <span>
                {each.hex !== undefined && <HexButton now={now} hex={each.hex} />} {say(each.msg)}
              </span>
              <GoesOn now={now} calc={each.calc} />
              <RuleRef rule={each.rule} />
            </li>
          ))}
        </ul>
      )}
      {said.length > 0 && (
        <details className={toolsClasses.fold}>
          <summary>
            <Icon name="down" size={18} />
            {t('ui.supply.tools.hexes', { count: said.length })}
          </summary>
          <ul className={classes.answers}>
            {said.map((each) => (
              <li key={each.hex}>
                <span>
                  <HexButton now={now} hex={each.hex} /> {each.msg && say(each.msg)}
                </span>
                {each.rule !== undefined && <RuleRef rule={each.rule} />}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}

/** An answer that a calculator goes on with. */
export function GoesOn({ now, calc }: { readonly now: MapNow; readonly calc: Overlay['list'][number]['calc'] }) {
  const { t } = useLanguage();
  return calc && <DoButton onDo={() => carryOn(now, calc)}>{t('ui.play.do')}</DoButton>;
}

function HexButton({ now, hex }: { readonly now: MapNow; readonly hex: string }) {
  return (
    <button type="button" className={toolsClasses.hexButton} onClick={() => changeDesk(now.scope, { cursor: hex })}>
      {hex}
    </button>
  );
}
