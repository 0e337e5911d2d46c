import type { Opening, SupplyStatus } from '#rules/kit/supply/supplyStatus.ts';
import { name, nameList } from '#rules/kit/words/message.ts';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { letterOf } from '../view/over.ts';
import classes from '../view/supply.module.css';

/** What opens the line, each with the letter that stands on the map too; the smallest first. */
export function Openings({
  verdict,
  onShow,
}: {
  readonly verdict: SupplyStatus;
  readonly onShow: ((hex: string) => void) | undefined;
}) {
  const { t } = useLanguage();
  const { openings } = verdict;
  if (openings.length === 0) return null;
  return (
    <div>
      <div className="sec">
        <h2>{t(openings.length === 1 ? 'ui.supply.opens.one' : 'ui.supply.opens.any')}</h2>
      </div>
      <ol className={classes.ways}>
        {openings.map((opening, i) => (
          <li key={[...opening.hexes, ...opening.sides].join(' ')}>
            <Letter letter={letterOf(i)} hex={opening.hexes[0]} onShow={onShow} />
            <OneOpening opening={opening} verdict={verdict} />
          </li>
        ))}
      </ol>
    </div>
  );
}

function Letter({
  letter,
  hex,
  onShow,
}: {
  readonly letter: string;
  readonly hex: string | undefined;
  readonly onShow: ((hex: string) => void) | undefined;
}) {
  const { t } = useLanguage();
  if (!onShow || hex === undefined) return <i>{letter}</i>;
  return (
    <button
      type="button"
      aria-label={t('ui.supply.opens.show', { letter: name(letter), hex: name(hex) })}
      onClick={() => onShow(hex)}
    >
      <i>{letter}</i>
    </button>
  );
}

/** One set: all of it must be opened, hex by hex with what closes it and what would open it. */
function OneOpening({ opening, verdict }: { readonly opening: Opening; readonly verdict: SupplyStatus }) {
  const { t, say } = useLanguage();
  const places = [...opening.hexes, ...opening.sides];
  const ways = new Set(verdict.openings.map((each) => each.way));
  const way = ways.size > 1 ? verdict.ways.find((each) => each.id === opening.way) : undefined;
  return (
    <div>
      {places.length > 1 && <b>{t('ui.supply.opens.all', { hexes: nameList(places) })}</b>}
      {opening.causes.map((cause, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: causes in the order the rules give them
        <p key={`${cause.hex}/${i}`}>
          {say(cause.msg)}
          <small>
            {say(cause.opens)} <RuleRef rule={cause.rule} />
          </small>
        </p>
      ))}
      {opening.causes.length === 0 && <p>{nameList(places).name}</p>}
      {way && <small>{t('ui.supply.opens.by', { way: way.msg })}</small>}
    </div>
  );
}
