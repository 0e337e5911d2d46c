import type { CommandId } from '../state/commands.ts';
import { putHandInLine } from '../state/handInLine.ts';
import { useCommand } from '../state/keys.ts';
import { goPlace, hashOf, type Place, type Route } from '../state/route.ts';
import { Icon, type IconName } from '../ui/parts/Icon.tsx';
import { KeyLetter } from '../ui/parts/KeyCap.tsx';
import { useT } from '../words/Language.tsx';
import classes from './Rail.module.css';

const items: readonly { readonly place: Place; readonly icon: IconName; readonly of: CommandId }[] = [
  { place: 'table', icon: 'table', of: 'place.table' },
  { place: 'fight', icon: 'fight', of: 'place.fight' },
  { place: 'supply', icon: 'supply', of: 'place.supply' },
  { place: 'pool', icon: 'pool', of: 'place.pool' },
  { place: 'ledger', icon: 'ledger', of: 'place.ledger' },
  { place: 'turns', icon: 'turns', of: 'place.turns' },
  { place: 'journal', icon: 'journal', of: 'place.journal' },
  { place: 'score', icon: 'score', of: 'place.score' },
];

/** The places of an open game, each with its letter; the same letters in both languages. */
export function Rail({
  route,
  withMap = false,
  withPool = false,
}: {
  readonly route: Extract<Route, { readonly at: 'game' }>;
  /** the game traces supply on a drawn map */
  readonly withMap?: boolean;
  /** the game keeps its units as one list */
  readonly withPool?: boolean;
}) {
  const t = useT();
  useCommand('place.table', () => goPlace('table'));
  useCommand('place.fight', () => {
    putHandInLine(true);
    goPlace('fight');
  });
  useCommand('place.supply', () => goPlace('supply'), withMap);
  useCommand('place.pool', () => goPlace('pool'), withPool);
  useCommand('place.ledger', () => goPlace('ledger'));
  useCommand('place.turns', () => goPlace('turns'));
  useCommand('place.journal', () => goPlace('journal'));
  useCommand('place.score', () => goPlace('score'));
  return (
    <nav className={classes.rail} aria-label={t('ui.places')}>
      {items
        .filter(({ place }) => (place !== 'supply' || withMap) && (place !== 'pool' || withPool))
        .map(({ place, icon, of }) => (
          <a
            key={place}
            href={hashOf({ ...route, place })}
            aria-current={route.place === place ? 'page' : undefined}
            onClick={(event) => {
              event.preventDefault();
              goPlace(place);
            }}
          >
            <Icon name={icon} size={26} />
            <span>{t(`ui.place.${place}`)}</span>
            <KeyLetter of={of} className={classes.letter} />
          </a>
        ))}
    </nav>
  );
}
