import type { Sheet, SheetSpec, SheetTrouble } from '#rules/kit/hexmap/sheet.ts';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { hexWords } from '../canvas/hexWords.ts';
import { useMedia } from '../theme/useMedia.ts';
import type { Brush } from './brushes.ts';
import classes from './paintStatus.module.css';

/** What the hand does next: a brush, a line that was begun, or proposals. */
export type Help = Brush['is'] | 'linkOn' | 'propose';
/** The hand goes from one of these to the next: whatever is said now takes the room of the longest. */
const inTurn = [
  'terrain',
  'side',
  'link',
  'linkOn',
  'erase',
  'copy',
  'box',
  'feature',
] as const satisfies readonly Help[];

/** Below the map: the hex under the hand, how much is drawn, what the hand does, and what could not be done. */
export function PaintStatus({
  sheet,
  spec,
  at,
  help,
  left,
}: {
  readonly sheet: Sheet;
  readonly spec: SheetSpec;
  readonly at: string | undefined;
  readonly help: Help;
  readonly left: readonly SheetTrouble[];
}) {
  const language = useLanguage();
  const { t, say } = language;
  // a finger has no wheel and no Shift
  const touch = useMedia('(pointer: coarse)');
  // which side the first of the six keys is, as the hexes lie
  const from = ui(sheet.grid.orientation === 'flat' ? 'ui.map.how.from.flat' : 'ui.map.how.from.pointed');
  return (
    <div className={classes.status}>
      <p className={classes.here}>
        {at !== undefined && (
          <span>
            <b>{sheet.boxes[at]?.name ?? at}</b> {hexWords(sheet, spec, at, language)}
          </span>
        )}
        <span>{t('ui.map.drawn', { count: Object.keys(sheet.hexes).length })}</span>
      </p>
      <p className={classes.how}>
        <span className={classes.now}>
          <span>{t(helpOf(help, touch), { from })}</span>
          {inTurn.map((each) => (
            <span key={each} aria-hidden="true" data-room={t(helpOf(each, touch), { from })} />
          ))}
        </span>
        <span>{t(touch ? 'ui.map.how.push.touch' : 'ui.map.how.push')}</span>
      </p>
      <div className={classes.amiss} role="status">
        {left.slice(0, 2).map(({ at: where, msg }) => (
          <p key={`${where}/${msg.id}`}>{say(msg)}</p>
        ))}
      </div>
    </div>
  );
}

const helpOf = (help: Help, touch: boolean) => {
  switch (help) {
    case 'terrain':
    case 'side':
    case 'link':
    case 'linkOn':
    case 'propose':
      return touch ? (`ui.map.how.${help}.touch` as const) : (`ui.map.how.${help}` as const);
    case 'copy':
    case 'box':
    case 'erase':
      return `ui.map.how.${help}` as const;
    default:
      return 'ui.map.how.other';
  }
};
