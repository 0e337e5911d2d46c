import { name } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { Die } from '../../parts/Die.tsx';
import type { Fight } from '../walk/useFight.ts';
import throwClasses from './throw.module.css';

/** The throw just recorded: its faces stay in sight while the next is prepared. */
export function LastThrow({ fight }: { readonly fight: Fight }) {
  const { t, number } = useLanguage();
  const last = fight.flow?.answers.at(-1);
  const hits = last?.shown.hits;
  if (!last || typeof hits !== 'number') return null;
  const faces = Array.isArray(last.raw) ? last.raw.filter((face) => typeof face === 'number') : [];
  const mean = typeof last.shown.mean === 'number' ? last.shown.mean : undefined;
  return (
    <p className={throwClasses.last} role="status">
      <span>{t('ui.battle.last')}</span>
      {faces.map((face, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: dice in their order
        <Die key={i} face={face} size={24} />
      ))}
      {faces.length > 0 && <span className="vh">{faces.join(', ')}</span>}
      <b>{t('ui.battle.hits.key', { count: hits })}</b>
      {mean !== undefined && <small>{t('ui.battle.last.expected', { mean: name(number(mean)) })}</small>}
    </p>
  );
}
