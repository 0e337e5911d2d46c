import { Button } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Json } from '#rules/kit/base/json.ts';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Ask, ChanceAsk, ChoiceAsk } from '#rules/kit/procedure/ask.ts';
import type { Advice } from '#rules/kit/procedure/calcSpec.ts';
import { type Msg, msg } from '#rules/kit/words/message.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { CountInput } from '../../forms/CountInput.tsx';
import { useDiceKeys } from '../../forms/useDiceKeys.ts';
import { arrowStep } from '../../parts/arrowStep.ts';
import { EnterCap } from '../../parts/KeyCap.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { SideMark } from '../../parts/SideMark.tsx';
import classes from './asks.module.css';

/** The question, with the side that answers it. */
export const WhoAsks = ({ ask, sides }: { readonly ask: Ask; readonly sides: readonly Side[] }) => {
  const { say } = useLanguage();
  const side = sides.find((each) => each.id === ask.who);
  return (
    <p className={classes.asks}>
      {side ? <SideMark look={side.look}>{say(ask.msg)}</SideMark> : <b>{say(ask.msg)}</b>} <RuleRef rule={ask.rule} />
    </p>
  );
};

/** What the drawn map says of it, with its rules. */
export function Asides({ asides, sides }: { readonly asides: readonly Advice[]; readonly sides: readonly Side[] }) {
  const { t, say } = useLanguage();
  if (asides.length === 0) return null;
  return (
    <ul className={classes.asides} aria-label={t('ui.play.fight.asides')}>
      {asides.map((aside, i) => {
        const side = sides.find((each) => each.id === aside.who);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: in the rules' own order
          <li key={i}>
            {side && <SideMark look={side.look}>{say(msg(side.word))}</SideMark>} {say(aside.msg)}{' '}
            <RuleRef rule={aside.rule} />
          </li>
        );
      })}
    </ul>
  );
}

/** A fight that is being typed may ask before any die (under the last column): the hand stays where it types. */
const isTyping = (): boolean => document.activeElement?.matches('input, select, textarea') === true;
/** A button that has the keyboard as it appears, unless somebody types. */
export const takeKeyboard = (button: HTMLButtonElement | null): void => {
  if (!isTyping()) button?.focus();
};

/** What was seen on counters turned up: one text a counter, from a list or typed as printed. */
export function SeenEntry({
  ask,
  sides,
  disabled,
  children,
  onRaw,
}: {
  readonly ask: ChanceAsk;
  readonly sides: readonly Side[];
  readonly disabled?: boolean;
  /** what is to become of it besides */
  readonly children?: ReactNode;
  readonly onRaw: (raw: Json) => void;
}) {
  const { t, say } = useLanguage();
  const slots = ask.entry.kind === 'seen' ? ask.entry.slots : [];
  const card = ask.entry.kind === 'seen' && ask.entry.on === 'card';
  const [seen, setSeen] = useState<readonly string[]>(() => slots.map(() => ''));
  const ready =
    seen.length === slots.length && seen.every((text) => text.trim() !== '') && ask.read([...seen]) !== undefined;
  const send = () => {
    if (ready && !disabled) onRaw(seen.map((text) => text.trim()));
  };
  // the die has just been recorded, and what the card says is typed next; who is still typing the fight goes on there
  const first = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    if (!isTyping()) first.current?.focus();
  }, []);
  return (
    <form
      data-seen=""
      className={classes.entry}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <WhoAsks ask={ask} sides={sides} />
      <div className={classes.slots}>
        {slots.map((slot, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: counters in the order they lie
          <label key={i}>
            <span className="eyebrow">{say(slot.msg)}</span>
            <input
              ref={i === 0 ? first : undefined}
              list={`${ask.id}-options-${i}`}
              type="text"
              autoComplete="off"
              spellCheck={false}
              disabled={disabled}
              value={seen[i] ?? ''}
              placeholder={slot.options[0]}
              onChange={(event) => {
                const text = event.currentTarget.value;
                setSeen((all) => slots.map((_, at) => (at === i ? text : (all[at] ?? ''))));
              }}
            />
            <datalist id={`${ask.id}-options-${i}`}>
              {slot.options.map((option) => (
                <option key={option} value={option} />
              ))}
            </datalist>
            {/* by touch nobody types */}
            <span className={classes.touch}>
              {slot.options.map((option) => (
                <Button
                  key={option}
                  aria-pressed={seen[i] === option}
                  disabled={disabled}
                  onClick={() => setSeen((all) => slots.map((_, at) => (at === i ? option : (all[at] ?? ''))))}
                >
                  {option}
                </Button>
              ))}
            </span>
          </label>
        ))}
        <Button type="submit" variant="filled" disabled={!ready || disabled}>
          {t(card ? 'ui.play.fight.record' : 'ui.play.fight.reveal')} <EnterCap />
        </Button>
        {children}
      </div>
      {!ready && seen.every((text, i) => text.trim() !== '' || slots[i]?.options.length === 0) && (
        <p className={classes.unread}>{t(card ? 'ui.play.fight.unreadCard' : 'ui.play.fight.unread')}</p>
      )}
    </form>
  );
}

/** A number of hits, up to two digits. */
export function HitsEntry({
  ask,
  sides,
  disabled,
  onRaw,
}: {
  readonly ask: ChanceAsk;
  readonly sides: readonly Side[];
  readonly disabled?: boolean;
  readonly onRaw: (raw: Json) => void;
}) {
  const { t, say } = useLanguage();
  const [hits, setHits] = useState<number | null>(null);
  const max = ask.entry.kind === 'hits' ? ask.entry.max : 0;
  return (
    <form
      className={classes.entry}
      onSubmit={(event) => {
        event.preventDefault();
        if (hits !== null && ask.read(hits) !== undefined) onRaw(hits);
      }}
    >
      <WhoAsks ask={ask} sides={sides} />
      <div className={classes.slots}>
        <CountInput
          label={say(ask.msg)}
          hideLabel
          value={hits}
          min={0}
          max={max}
          onChange={setHits}
          disabled={disabled}
        />
        <Button type="submit" variant="filled" disabled={hits === null || hits > max || disabled}>
          {t('ui.play.fight.record')} <EnterCap />
        </Button>
      </div>
    </form>
  );
}

/** What a side chooses now, numbers by their digits too; what the rules do not allow is listed with its reason. */
export function ChoiceEntry({
  ask,
  sides,
  disabled = false,
  beside,
  asides = [],
  children,
  onKey,
}: {
  readonly ask: ChoiceAsk;
  readonly sides: readonly Side[];
  readonly disabled?: boolean;
  /** what an option is worth, where that is worked out */
  readonly beside?: (key: string) => Msg | undefined;
  /** what the drawn map says, and which answer it speaks for */
  readonly asides?: readonly Advice[];
  readonly children?: ReactNode;
  readonly onKey: (key: string) => void;
}) {
  const { say } = useLanguage();
  const spoken = asides.find(({ key }) => ask.options.some((option) => option.key === key && !option.not))?.key;
  // what only the players know nothing suggests: no answer under Enter, and the keyboard stays where they type
  const usual = spoken ?? (ask.blind ? undefined : ask.usual);
  const numbers = ask.options.every(({ key }, i) => key === String(i + 1));
  useDiceKeys({
    sides: ask.options.length,
    enabled: numbers && !disabled,
    onFace: (n) => onKey(String(n)),
    onEnter: () => false,
    onClear: () => {},
  });
  const slots = useRef<HTMLDivElement>(null);
  // arrows go from answer to answer, as they do in a form
  const onKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === undefined) return;
    const answers = [
      ...(slots.current?.querySelectorAll<HTMLButtonElement>('button[data-answer]:not([disabled])') ?? []),
    ];
    const at = answers.indexOf(event.target as HTMLButtonElement);
    if (at < 0) return;
    event.preventDefault();
    event.stopPropagation();
    answers[(at + step + answers.length) % answers.length]?.focus();
  };
  return (
    <div className={classes.entry}>
      <WhoAsks ask={ask} sides={sides} />
      <Asides asides={asides} sides={sides} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the answers in it */}
      <div ref={slots} className={classes.slots} onKeyDown={onKeyDown}>
        {ask.options.map((option) => {
          const worth = beside?.(option.key);
          return (
            <div key={`${ask.id}/${option.key}`} className={classes.option}>
              <Button
                variant={option.key === usual ? 'filled' : 'default'}
                data-answer=""
                // the usual answer is under Enter, the others a Tab or an arrow away
                ref={option.key === usual ? takeKeyboard : undefined}
                data-usual={option.key === usual || undefined}
                disabled={disabled || option.not !== undefined}
                onClick={() => onKey(option.key)}
              >
                {say(option.msg)}
              </Button>
              {option.not && <small>{say(option.not)}</small>}
              {worth && <small>{say(worth)}</small>}
            </div>
          );
        })}
        {children}
      </div>
    </div>
  );
}
