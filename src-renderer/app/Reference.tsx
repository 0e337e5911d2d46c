import { Modal } from '@mantine/core';
import type { Game } from '#rules/kit/game.ts';
import { name } from '#rules/kit/text.ts';
import { useSay, useT } from '../i18n/Language.tsx';
import { closeReference, useReference } from './reference.ts';

/** The longest printed number that begins what was asked: 9.33 is found under 9.3 where 9.33 has no line of its own. */
export const referenceOf = (game: Game | undefined, rule: string): Game['reference'] => {
  if (!game) return [];
  const asked = rule.split(/[,;]\s*/).map((part) => part.trim());
  return asked.flatMap((one) => {
    const exact = game.reference.filter((line) => line.rule === one);
    if (exact.length > 0) return exact;
    const wider = game.reference
      .filter((line) => one.startsWith(line.rule) || line.rule.replace(/\.0$/, '.') === one.replace(/\..*$/, '.'))
      .sort((a, b) => b.rule.length - a.rule.length);
    return wider.slice(0, 1);
  });
};

/** What a rule is about, in our own words; the text itself is in the players' rulebook. */
export function ReferenceDialog({ game }: { readonly game: Game | undefined }) {
  const t = useT();
  const say = useSay();
  const rule = useReference((s) => s.rule);
  const lines = rule === null ? [] : referenceOf(game, rule);
  return (
    <Modal
      opened={rule !== null}
      onClose={closeReference}
      title={`§ ${rule ?? ''}`}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {lines.length > 0 ? (
        <dl>
          {lines.map((line) => (
            <div
              key={line.rule}
              style={{ display: 'flex', gap: 12, padding: '8px 0', borderTop: '1px solid var(--line)' }}
            >
              <dt style={{ fontFamily: 'var(--cond)', color: 'var(--ink-3)', minWidth: '4rem' }}>§ {line.rule}</dt>
              <dd>{say(line.msg)}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>{t('ui.reference.none', { rule: name(rule ?? '') })}</p>
      )}
      {game && (
        <p className="dim" style={{ marginTop: 16, fontSize: 'var(--t-note)' }}>
          {t('ui.reference.book', { edition: name(game.edition) })}
        </p>
      )}
    </Modal>
  );
}
