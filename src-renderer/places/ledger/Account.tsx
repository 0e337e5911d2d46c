import { Button } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { AccountSpec } from '#rules/kit/game/specs.ts';
import { brokenBy } from '#rules/kit/record/accountLimits.ts';
import { entriesAt } from '#rules/kit/record/fold.ts';
import type { Fact } from '#rules/kit/record/journal.ts';
import { name } from '#rules/kit/words/message.ts';
import type { OpenGame } from '../../state/openedGame.ts';
import { act } from '../../state/store.ts';
import { CountInput } from '../../ui/forms/CountInput.tsx';
import { TextLine } from '../../ui/forms/inputs.tsx';
import { EnterCap } from '../../ui/parts/KeyCap.tsx';
import { ErrorLine } from '../../ui/parts/Notice.tsx';
import { RuleRef } from '../../ui/parts/RuleRef.tsx';
import { SideMark } from '../../ui/parts/SideMark.tsx';
import { useLanguage } from '../../words/Language.tsx';
import { ui } from '../../words/text.ts';
import { Fold } from './Fold.tsx';
import classes from './ledger.module.css';

/** An account: its balance, its movements, and a correction by hand. */
export function Account({ account, open }: { readonly account: AccountSpec; readonly open: OpenGame }) {
  const { t, say, number } = useLanguage();
  const [editing, setEditing] = useState(false);
  const balance = open.state.balances[account.id] ?? 0;
  const per = account.per ?? 1;
  const side = open.game.sides.find((each) => each.id === account.side);
  const moves = useMemo(
    () =>
      entriesAt(open.journal).flatMap(({ entry, flag }) =>
        flag === 'dropped'
          ? []
          : entry.facts.flatMap((fact) =>
              fact.kind === 'post' && fact.account === account.id ? [{ entry, fact }] : [],
            ),
      ),
    [open.journal, account.id],
  );
  const [next, setNext] = useState<number | null>(balance);
  const [why, setWhy] = useState('');
  const change = (next ?? balance) - balance;
  const posted: Fact = {
    kind: 'post',
    account: account.id,
    n: change,
    for: ui('ui.play.said.byHandShort'),
    rule: account.rule,
  };
  // past its limit it is said so, and booked all the same where the players want it
  const [beyond] = brokenBy([account], { [account.id]: balance }, [posted]);
  return (
    <Fold
      summary={
        <>
          <span className={classes.title}>
            {side ? <SideMark look={side.look}>{say(account.msg)}</SideMark> : say(account.msg)}{' '}
            <RuleRef rule={account.rule} plain />
            {account.lapses && <small>{say(account.lapses)}</small>}
          </span>
          <b>
            {number(balance / per)}
            {account.max !== undefined && (
              <small> {t('ui.play.limits.of', { of: name(number(account.max / per)) })}</small>
            )}
          </b>
        </>
      }
    >
      {() => (
        <>
          <table className={classes.moves}>
            <caption className="vh">{t('ui.play.ledger.moves')}</caption>
            <tbody>
              {moves.map(({ entry, fact }, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: postings in their order
                <tr key={`${entry.id}/${i}`}>
                  <td>{entry.spans.find((span) => span.startsWith('turn:'))?.slice(5)}</td>
                  <td>
                    {say(fact.for)} <RuleRef rule={fact.rule} plain />
                    {fact.over && <em> {t('ui.play.ledger.override')}</em>}
                  </td>
                  <td>{`${fact.n > 0 ? '+' : ''}${number(fact.n / per)}`}</td>
                </tr>
              ))}
              {moves.length === 0 && (
                <tr>
                  <td colSpan={3}>{t('ui.play.ledger.noMoves')}</td>
                </tr>
              )}
            </tbody>
            <tfoot>
              <tr>
                <td />
                <td>{t('ui.play.ledger.balance')}</td>
                <td>{number(balance / per)}</td>
              </tr>
            </tfoot>
          </table>
          {open.readOnly === undefined && (
            <Button variant="subtle" aria-expanded={editing} onClick={() => setEditing(!editing)}>
              {t('ui.play.ledger.correct')}
            </Button>
          )}
          {editing && (
            <form
              className={classes.edit}
              onSubmit={(event) => {
                event.preventDefault();
                if (change === 0) return;
                const p = { account: account.msg, n: name(number((next ?? 0) / per)), why: name(why.trim()) };
                const says = ui(why.trim() === '' ? 'ui.play.said.post' : 'ui.play.said.postWhy', p);
                if (act(says, [posted])) setEditing(false);
              }}
            >
              <CountInput
                label={t('ui.play.ledger.balance')}
                value={next}
                per={per}
                min={-9_999}
                max={99_999}
                onChange={setNext}
              />
              <TextLine label={t('ui.play.ledger.why')} value={why} max={200} onChange={setWhy} />
              {beyond && (
                <ErrorLine>
                  {t('ui.play.limit', { why: beyond.msg })} <RuleRef rule={beyond.rule} />
                </ErrorLine>
              )}
              <Button type="submit" variant="filled" disabled={change === 0 || next === null}>
                {t(beyond ? 'ui.play.anyway' : 'ui.play.fight.record')} <EnterCap />
              </Button>
            </form>
          )}
        </>
      )}
    </Fold>
  );
}
