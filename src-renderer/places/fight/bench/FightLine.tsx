import { type ReactNode, useEffect, useId, useMemo, useRef, useState } from 'react';
import { folded } from '#rules/kit/base/folded.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { same } from '#rules/kit/base/same.ts';
import { completeLine } from '#rules/kit/forms/line/completeLine.ts';
import { exampleLine } from '#rules/kit/forms/line/exampleLine.ts';
import { parseLine, printLine } from '#rules/kit/forms/line/line.ts';
import type { LineTrouble } from '#rules/kit/forms/line/reading.ts';
import { earlierRows, fightLineOf } from '#rules/kit/game/fightLine.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { name } from '#rules/kit/words/message.ts';
import { useHandInLine } from '../../../state/handInLine.ts';
import { useCommand } from '../../../state/keys.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import type { Fight } from '../../../ui/fight/walk/useFight.ts';
import { optionPress } from '../../../ui/forms/optionPress.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { KeyCap } from '../../../ui/parts/KeyCap.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import classes from './fightLine.module.css';

const noFlows = {};
/** A text as it is being typed, and the input it was read to: another input is written anew. */
interface Typed {
  readonly text: string;
  readonly input: JsonObject;
}

/**
 * The fight as one line, over the same input as the form: what is typed here fills the form at once, what is changed there
 * is written here. What is not understood stays and is marked in its place.
 */
function FightLine({
  fight,
  calc,
  open,
  onInput,
}: {
  readonly fight: Fight;
  readonly calc: Calculator;
  readonly open: OpenGame | undefined;
  readonly onInput: (input: JsonObject) => void;
}) {
  const { t, say, locale } = useLanguage();
  const { game, context, value } = fight;
  const flows = open?.state.flows ?? noFlows;
  const earlier = useMemo(() => earlierRows(game, flows), [game, flows]);
  const world = useMemo(() => fightLineOf(game, calc, context, earlier), [game, calc, context, earlier]);
  const [typed, setTyped] = useState<Typed>();
  const [caret, setCaret] = useState(0);
  const [at, setAt] = useState(0);
  const [inside, setInside] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const mirror = useRef<HTMLDivElement>(null);
  const id = useId();
  const written = useMemo(() => world && printLine(value, world, locale), [value, world, locale]);
  // the players' own words stand as long as they are what the form shows
  const own = typed && same(typed.input, value) ? typed : undefined;
  const text = own?.text ?? written?.text ?? '';
  const troubles = useMemo(
    () => (own && world ? parseLine(own.text, world, own.input, locale).troubles : []),
    [own, world, locale],
  );
  const completion = useMemo(
    () => (inside && own && world ? completeLine(own.text, caret, world, locale) : undefined),
    [inside, own, world, caret, locale],
  );
  useCommand('fight.line', () => {
    field.current?.focus();
    field.current?.select();
  });
  const example = useMemo(
    () => (text === '' && world ? (exampleLine(world, locale) ?? '') : ''),
    [text, world, locale],
  );
  const hand = useHandInLine();
  useEffect(() => {
    if (hand && text === '') field.current?.focus({ preventScroll: true });
  }, [hand, text]);
  if (!world || !written) return null;

  const put = (next: string, to: number) => {
    const { input } = parseLine(next, world, value);
    setTyped({ text: next, input });
    setCaret(to);
    setAt(0);
    onInput(input);
  };
  const take = (from: number, to: number, word: string) => {
    const next = text.slice(0, from) + word + text.slice(to);
    put(next, from + word.length);
    // the caret goes behind the word once it stands there
    requestAnimationFrame(() => field.current?.setSelectionRange(from + word.length, from + word.length));
  };
  const offered = completion?.words[at] ?? completion?.words[0];
  const begun = completion ? text.slice(completion.from, caret) : '';
  // a name found by a later word of it stands below the line alone
  const ghost =
    offered !== undefined && text.length === caret && folded(offered).startsWith(folded(begun))
      ? offered.slice(begun.length)
      : '';
  // the word at the caret is not finished: it is no mistake yet
  const wrong = troubles.filter((each) => !(inside && each.to === caret && text.length === caret));
  const [first] = wrong;
  const near = troubles.find((each) => each.to === caret && each.offers.length > 0);
  const onKeyDown = (event: React.KeyboardEvent) => {
    if (event.key === 'Tab' && !event.shiftKey && !event.altKey && !event.ctrlKey) {
      const word = offered ?? near?.offers[0];
      const span = completion ?? near;
      if (word === undefined || !span) return;
      event.preventDefault();
      take(span.from, span.to, word);
    } else if (completion && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      const { length } = completion.words;
      setAt((now) => (now + (event.key === 'ArrowDown' ? 1 : length - 1)) % length);
    } else if ((event.key === 'Enter' || event.key === 'Escape') && !event.nativeEvent.isComposing) {
      // on to the die: the bench hears the digits that follow; counters turned up are typed before it
      event.preventDefault();
      event.stopPropagation();
      const bench = field.current?.closest('main');
      const turnedUp =
        event.key === 'Enter' ? bench?.querySelector<HTMLElement>('[data-seen] input, [data-usual]') : undefined;
      (turnedUp ?? bench)?.focus();
    }
  };
  return (
    <div className={classes.line} data-line="">
      <label htmlFor={id}>
        <span className="vh">{t('ui.play.line')}</span>
        {inside ? <KeyCap k="Esc" /> : <KeyCap of="fight.line" />}
      </label>
      <div className={classes.field}>
        <div ref={mirror} className={classes.mirror} aria-hidden="true">
          <Marked text={text} troubles={wrong} />
          {ghost !== '' && <span className={classes.ghost}>{ghost}</span>}
        </div>
        <input
          ref={field}
          id={id}
          type="text"
          role="combobox"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={2_000}
          value={text}
          placeholder={t('ui.play.line.empty', { example: name(example) })}
          aria-expanded={completion !== undefined}
          aria-controls={`${id}-words`}
          aria-activedescendant={completion ? `${id}-${at}` : undefined}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}-says`}
          onFocus={() => setInside(true)}
          onBlur={() => setInside(false)}
          onSelect={(event) => setCaret(event.currentTarget.selectionStart ?? 0)}
          onScroll={(event) => {
            if (mirror.current) mirror.current.scrollLeft = event.currentTarget.scrollLeft;
          }}
          onKeyDown={onKeyDown}
          onChange={(event) => put(event.currentTarget.value, event.currentTarget.selectionStart ?? 0)}
        />
        <div
          id={`${id}-words`}
          role="listbox"
          aria-label={t('ui.play.line.words')}
          className={classes.words}
          hidden={!completion}
        >
          {completion?.words.map((word, i) => (
            <div
              key={word}
              id={`${id}-${i}`}
              role="option"
              tabIndex={-1}
              aria-selected={i === at}
              {...optionPress(() => take(completion.from, completion.to, word))}
            >
              {word}
              {i === at && <kbd aria-hidden="true">Tab</kbd>}
            </div>
          ))}
        </div>
      </div>
      <p id={`${id}-says`} className={classes.says} role="status">
        {first ? (
          <>
            <Icon name="refuse" size={18} /> <span>{say(first.msg)}</span>
            {first.offers.slice(0, 3).map((word) => (
              <button key={word} type="button" tabIndex={-1} onClick={() => take(first.from, first.to, word)}>
                {word}
              </button>
            ))}
          </>
        ) : (
          written.more.length > 0 && <span>{t('ui.play.line.more', { count: written.more.length })}</span>
        )}
      </p>
    </div>
  );
}

/** A bench with the line above it, as long as the fight is being typed. */
export function WithLine({
  off,
  children,
  ...line
}: Parameters<typeof FightLine>[0] & { readonly off: boolean; readonly children: ReactNode }) {
  return (
    <div className={classes.with}>
      {!off && <FightLine {...line} />}
      {children}
    </div>
  );
}

/** The line once more under the field, for its marks. */
function Marked({ text, troubles }: { readonly text: string; readonly troubles: readonly LineTrouble[] }) {
  let at = 0;
  return (
    <>
      {troubles
        .toSorted((a, b) => a.from - b.from)
        .map(({ from, to }) => {
          const before = text.slice(at, from);
          at = Math.max(at, to);
          return (
            <span key={from}>
              {before}
              <u>{text.slice(from, to)}</u>
            </span>
          );
        })}
      {text.slice(at)}
    </>
  );
}
