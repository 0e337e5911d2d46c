import type { MapTool } from '#rules/kit/game/mapSpec.ts';
import { showPane } from '../../../state/mapDesk.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from '../view/supply.module.css';
import type { MapNow } from '../view/useMap.ts';

/** The questions that can be asked of this piece, hex or the whole map. */
export const toolsOf = (now: MapNow, of: MapTool['of'], target: string): readonly MapTool[] =>
  now.map.tools.filter(
    (tool) => tool.of === of && (!tool.when || tool.when(target, now.board, now.stand, now.context)),
  );

export function ToolList({
  now,
  of,
  target,
}: {
  readonly now: MapNow;
  readonly of: MapTool['of'];
  readonly target: string;
}) {
  const { t, say } = useLanguage();
  const tools = toolsOf(now, of, target);
  if (tools.length === 0) return null;
  return (
    <ul className={classes.tools} aria-label={t('ui.supply.tools')}>
      {tools.map((tool) => (
        <li key={tool.id}>
          <button type="button" onClick={() => showPane(now.scope, { is: 'tool', tool: tool.id, target })}>
            <Icon name="next" size={18} />
            {say(tool.msg)}
          </button>
          <RuleRef rule={tool.rule} />
        </li>
      ))}
    </ul>
  );
}
