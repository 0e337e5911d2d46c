import { name } from '#rules/kit/words/message.ts';
import { showFight } from '../../../state/fightOnMap.ts';
import { changeDesk, showPane } from '../../../state/mapDesk.ts';
import { KeyCap } from '../../../ui/parts/KeyCap.tsx';
import type { MenuItem } from '../../../ui/parts/MenuButton.tsx';
import { MoreMenu } from '../../../ui/parts/MoreMenu.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import type { MapNow } from '../view/useMap.ts';
import { toolsOf } from './ToolList.tsx';

/** Everything that can be asked of the chosen unit, of the hex the keyboard stands on, and of the whole map. */
export function ToolsMenu({ now }: { readonly now: MapNow }) {
  const { t, say } = useLanguage();
  const { open, chosen, desk, scope, map } = now;
  const { cursor } = desk;
  const group = (of: 'piece' | 'hex' | 'map', target: string, where: string): readonly MenuItem[] =>
    toolsOf(now, of, target).map((tool, i) => ({
      label: where === '' ? say(tool.msg) : t('ui.supply.tools.of', { tool: tool.msg, what: name(where) }),
      apart: i === 0,
      run: () => showPane(scope, { is: 'tool', tool: tool.id, target }),
    }));
  const items: readonly MenuItem[] = [
    {
      label: t(desk.tried ? 'ui.supply.trying.stop' : 'ui.command.mapTry'),
      right: <KeyCap of="map.try" />,
      run: () => changeDesk(scope, { tried: desk.tried ? undefined : [] }),
    },
    ...(map.fight && cursor !== undefined
      ? [
          {
            label: t('ui.supply.fight.title', { hex: name(cursor) }),
            run: () => showFight(open, cursor),
          },
        ]
      : []),
    ...(chosen ? group('piece', chosen.id, say(now.called(chosen))) : []),
    ...(cursor === undefined ? [] : group('hex', cursor, cursor)),
    ...group('map', '', ''),
    { label: t('ui.supply.empty.quick'), apart: true, run: () => showPane(scope, { is: 'quick' }) },
  ];
  return <MoreMenu label={t('ui.supply.tools')} text="plain" items={items} leaves />;
}
