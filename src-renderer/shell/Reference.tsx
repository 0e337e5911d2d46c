import { Button, Modal } from '@mantine/core';
import type { Game } from '#rules/kit/game/game.ts';
import { name } from '#rules/kit/words/message.ts';
import { useGameOf } from '../host/games.ts';
import { closeReference, openTables, useReference } from '../state/reference.ts';
import { PrintedTable, tablesFor, tablesOf } from '../ui/PrintedTable.tsx';
import { useSay, useT } from '../words/Language.tsx';

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

/**
 * What a rule is about, in our own words, with the printed tables that belong to it; or those tables by themselves.
 * The text of the rules is in the players' rulebook.
 */
export function ReferenceDialog({ game: inView }: { readonly game: Game | undefined }) {
  const t = useT();
  const say = useSay();
  const { rule, table, game: of } = useReference();
  const game = useGameOf(of) ?? inView;
  const lines = rule === null ? [] : referenceOf(game, rule);
  const all = tablesOf(game);
  const tables = rule === null ? all.filter(({ grid }) => table === '' || grid.id === table) : tablesFor(game, rule);
  return (
    <Modal
      opened={rule !== null || table !== null}
      onClose={closeReference}
      size={tables.length > 0 ? '60rem' : 'md'}
      title={rule === null ? t('ui.reference.tablesOf', { game: name(game?.name ?? '') }) : `§ ${rule}`}
      closeButtonProps={{ 'aria-label': t('ui.close') }}
    >
      {lines.length > 0 && (
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
      )}
      {rule !== null && lines.length === 0 && tables.length === 0 && (
        <p>{t('ui.reference.none', { rule: name(rule) })}</p>
      )}
      {tables.map((shown) => (
        <PrintedTable key={shown.grid.id} {...shown} />
      ))}
      {all.length > tables.length && (
        <Button variant="default" mt={16} onClick={() => openTables()}>
          {t('ui.reference.allTables')}
        </Button>
      )}
      {game && (
        <p className="dim" style={{ marginTop: 16, fontSize: 'var(--t-note)' }}>
          {t('ui.reference.book', { edition: game.edition ?? name(game.name) })}
        </p>
      )}
    </Modal>
  );
}
