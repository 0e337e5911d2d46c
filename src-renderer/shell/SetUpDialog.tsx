import { Button, Modal, Textarea } from '@mantine/core';
import { useEffect, useMemo, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { isObject } from '#rules/kit/base/json.ts';
import { contextWithoutGame } from '#rules/kit/game/contextOf.ts';
import { name } from '#rules/kit/words/message.ts';
import { copyText } from '../host/copying.ts';
import { useAllGames } from '../host/games.ts';
import { changeDraft, clearDraft, openCalc } from '../state/bench.ts';
import { go, goPlace } from '../state/route.ts';
import { closeSetUp, type SetUpAsked } from '../state/setUpAsked.ts';
import { linkOf, readSetUp, type SetUp, setUpCode } from '../state/setUpCode.ts';
import { useGame } from '../state/store.ts';
import { useLanguage } from '../words/Language.tsx';
import classes from './SetUpDialog.module.css';

/** A calculator's set-up as a code: shown to be sent, or read, and then shown for what it is before it does anything. */
export function SetUpDialog({ asked }: { readonly asked: SetUpAsked }) {
  const { t } = useLanguage();
  const title = t(asked.is === 'share' ? 'ui.setUp.share' : 'ui.setUp.open');
  return (
    <Modal opened onClose={closeSetUp} title={title} size="lg">
      {asked.is === 'share' ? <Share setUp={asked.setUp} /> : <Open code={asked.code} />}
    </Modal>
  );
}

const countRows = (input: JsonObject): number =>
  Object.values(input).reduce<number>(
    (sum, value) => sum + (Array.isArray(value) ? value.filter(isObject).length : 0),
    0,
  );

/** Game, calculator, how many units, and what the calculator makes of it. */
function What({ setUp: { game, calculator, input } }: { readonly setUp: SetUp }) {
  const { t, say } = useLanguage();
  const open = useGame((s) => s.open);
  const says = useMemo(() => {
    const context = open?.game.id === game.id ? open.context : contextWithoutGame(game, {});
    // what takes long is said by its screen
    return calculator.cost(input, context) > 16 ? undefined : calculator.panel(input, context, []).says;
  }, [open, game, calculator, input]);
  return (
    <div className={classes.what}>
      <p>
        <b>{t('ui.setUp.of', { game: name(game.name), calculator: calculator.msg })}</b>
      </p>
      <p>{t('ui.setUp.units', { count: countRows(input) })}</p>
      {says && <p>{say(says)}</p>}
    </div>
  );
}

function Share({ setUp }: { readonly setUp: SetUp }) {
  const { t } = useLanguage();
  const { game, calculator, input } = setUp;
  const code = useMemo(() => setUpCode(game, calculator, input), [game, calculator, input]);
  // the desktop shell has no address that others could open
  const link = window.location.protocol === 'http:' ? linkOf(code, window.location) : undefined;
  const [picture, setPicture] = useState('');
  useEffect(() => {
    void import('uqr').then(({ renderSVG }) => setPicture(code.length > 1_500 ? '' : renderSVG(code, { ecc: 'L' })));
  }, [code]);
  const [copied, setCopied] = useState<boolean>();
  const copy = (text: string) => void copyText(text).then(setCopied);
  return (
    <div className={classes.dialog}>
      <What setUp={setUp} />
      <Textarea label={t('ui.setUp.code')} value={code} readOnly autosize minRows={2} maxRows={6} />
      <p className={classes.tools}>
        <Button onClick={() => copy(code)}>{t('ui.setUp.copyCode')}</Button>
        {link && <Button onClick={() => copy(link)}>{t('ui.setUp.copyLink')}</Button>}
        <span role="status">{copied !== undefined && t(copied ? 'ui.setUp.copied' : 'ui.copy.not')}</span>
      </p>
      {picture !== '' && (
        <img
          className={classes.picture}
          alt={t('ui.setUp.picture')}
          src={`data:image/svg+xml;utf8,${encodeURIComponent(picture)}`}
        />
      )}
    </div>
  );
}

function Open({ code }: { readonly code: string }) {
  const { t } = useLanguage();
  const games = useAllGames();
  const open = useGame((s) => s.open);
  const [text, setText] = useState(code);
  const read = useMemo(() => (text.trim() === '' || !games ? undefined : readSetUp(text, games)), [text, games]);
  const take = ({ game, calculator, input }: SetUp) => {
    const here = open?.game.id === game.id;
    const scope = here ? open.id : `without/${game.id}`;
    openCalc(scope, calculator.id);
    clearDraft(scope, calculator.id);
    changeDraft(scope, calculator.id, { input });
    closeSetUp();
    if (here) goPlace('fight');
    else go({ at: 'quick', game: game.id });
  };
  return (
    <div className={classes.dialog}>
      <Textarea
        label={t('ui.setUp.paste')}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        autosize
        minRows={2}
        maxRows={6}
        data-autofocus
      />
      {read && !read.ok && <p role="alert">{t(`ui.setUp.no.${read.why}`)}</p>}
      {read?.ok && (
        <>
          <What setUp={read.setUp} />
          <p className={classes.tools}>
            <Button variant="filled" onClick={() => take(read.setUp)}>
              {t('ui.setUp.take')}
            </Button>
          </p>
        </>
      )}
    </div>
  );
}
