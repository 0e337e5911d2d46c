import { Button, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { Refusal } from '#shared/contract.ts';
import { loadLibrary } from '../../host/library.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { isOwned } from '../../state/part.ts';
import { namePlayers, renameOpen } from '../../state/store.ts';
import { Refused } from '../../ui/parts/Refused.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import classes from './thisGame.module.css';

/** The names of the players and of the game, changed at any time. They stand in the envelope and not in the journal. */
export function Players({ open }: { readonly open: OpenGame }) {
  const { t, say } = useLanguage();
  const { envelope, game } = open;
  const [title, setTitle] = useState(envelope.name);
  const [players, setPlayers] = useState(envelope.players);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const [kept, setKept] = useState(false);
  const readOnly = !isOwned(open);

  const named = Object.fromEntries(
    Object.entries(players).flatMap(([side, text]) => (text.trim() === '' ? [] : [[side, text.trim()] as const])),
  );
  const others = game.sides.some((side) => (named[side.id] ?? '') !== (envelope.players[side.id] ?? ''));
  const renamed = title.trim() !== '' && title.trim() !== envelope.name;

  const keep = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    const replies = [
      ...(others ? [await namePlayers(named)] : []),
      ...(renamed ? [await renameOpen(title.trim())] : []),
    ];
    setBusy(false);
    const refused = replies.find((reply) => !reply.ok);
    setRefusal(refused && !refused.ok ? refused : undefined);
    setKept(refused === undefined);
    void loadLibrary();
  };
  return (
    <form className={classes.players} onSubmit={(event) => void keep(event)}>
      {game.sides.map((side) => (
        <TextInput
          key={side.id}
          label={<SideMark look={side.look}>{say({ id: side.word })}</SideMark>}
          placeholder={t('ui.new.playerName')}
          value={players[side.id] ?? ''}
          maxLength={60}
          readOnly={readOnly}
          onChange={(event) => {
            const { value } = event.currentTarget;
            setKept(false);
            setPlayers((before) => ({ ...before, [side.id]: value }));
          }}
        />
      ))}
      <TextInput
        label={t('ui.library.name')}
        value={title}
        maxLength={120}
        readOnly={readOnly}
        onChange={(event) => {
          setKept(false);
          setTitle(event.currentTarget.value);
        }}
      />
      <p className="dim">{t('ui.options.playersAbout')}</p>
      {refusal && <Refused refusal={refusal} />}
      {!readOnly && (
        <p className={classes.keep}>
          <Button type="submit" variant="filled" loading={busy} disabled={!others && !renamed}>
            {t('ui.save')}
          </Button>
          <span role="status">{kept && !others && !renamed ? t('ui.options.playersKept') : ''}</span>
        </p>
      )}
    </form>
  );
}
