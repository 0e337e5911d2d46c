import { NativeSelect } from '@mantine/core';
import type { Seal } from '#rules/kit/game/secret.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { turnWord } from '../../../words/turns.ts';
import { moment } from '../../../words/when.ts';
import { printGroups } from './seals.ts';

/** Which of several closed notes is meant. */
export function WhichSeal({
  open,
  seals,
  note,
  onNote,
}: {
  readonly open: OpenGame;
  readonly seals: readonly Seal[];
  readonly note: string;
  readonly onNote: (note: string) => void;
}) {
  const { t, say, locale } = useLanguage();
  if (seals.length < 2) return null;
  return (
    <NativeSelect
      label={t('ui.secret.which')}
      value={note}
      onChange={(event) => onNote(event.currentTarget.value)}
      data={seals.map((seal) => ({
        value: seal.note,
        label: t('ui.secret.whichOne', {
          turn: seal.turn === undefined ? name('') : turnWord(open.game, seal.turn),
          when: name(say(moment(locale, seal.at))),
          print: name(printGroups(seal.print.slice(0, 16))),
        }),
      }))}
    />
  );
}
