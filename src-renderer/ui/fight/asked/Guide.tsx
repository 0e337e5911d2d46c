import { Button } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Side } from '#rules/kit/game/specs.ts';
import type { Advice, Ending, GuideLine } from '#rules/kit/procedure/calcSpec.ts';
import { msg } from '#rules/kit/words/message.ts';
import { useCommand } from '../../../state/keys.ts';
import { useLanguage } from '../../../words/Language.tsx';
import { ToggleChip } from '../../forms/inputs.tsx';
import { Icon } from '../../parts/Icon.tsx';
import { EnterCap, KeyCap } from '../../parts/KeyCap.tsx';
import { RuleRef } from '../../parts/RuleRef.tsx';
import { SideMark } from '../../parts/SideMark.tsx';
import { Asides } from './Asks.tsx';
import classes from './asked.module.css';

interface MapWay {
  readonly done: boolean;
  /** Enter does it before it begins the next fight */
  readonly due: boolean;
  readonly way: ReactNode;
}

/** What the hands do now, side first; what is to be remembered folds; then the next fight. */
export function Guide({
  guide,
  asides,
  sides,
  next,
  onNext,
  mapOf,
  toMap,
  isDone,
}: {
  readonly guide: Ending['guide'];
  /** what the drawn map adds to it */
  readonly asides: readonly Advice[];
  readonly sides: readonly Side[];
  readonly next: string;
  readonly onNext: () => void;
  /** away from the map: the way to where hands do it by taps */
  readonly toMap?: (() => void) | undefined;
  /** away from it: what the map has seen done already */
  readonly isDone?: ((line: GuideLine) => boolean) | undefined;
  /** on the map itself: whether a line is done there, and the way to do it */
  readonly mapOf?: (line: GuideLine) => MapWay | undefined;
}) {
  const { t, say } = useLanguage();
  const [done, setDone] = useState<readonly number[]>([]);
  // the key of that place leads to the same hex, not beside it
  useCommand('place.supply', () => toMap?.(), toMap !== undefined);
  const waits = guide.some((line) => mapOf?.(line)?.due === true);
  const remembered = guide.filter(({ kind }) => kind === 'remember');
  const sideOf = ({ who }: GuideLine) => {
    const side = sides.find((each) => each.id === who);
    return side && <SideMark look={side.look}>{say(msg(side.word))}</SideMark>;
  };
  return (
    <div className={classes.guide}>
      <div className={classes.steps}>
        <ol className={classes.deeds} aria-label={t('ui.play.fight.guide')}>
          {guide.map((step, i) => {
            const there = mapOf?.(step);
            return step.kind === 'remember' ? null : (
              // biome-ignore lint/suspicious/noArrayIndexKey: the rules' own order
              <li key={i} data-deed="" data-if={step.kind === 'if' || undefined}>
                {step.kind === 'if' ? (
                  <span>{say(step.msg)}</span>
                ) : (
                  <>
                    {sideOf(step)}
                    <ToggleChip
                      label={say(step.msg)}
                      value={done.includes(i) || there?.done === true || isDone?.(step) === true}
                      onChange={(on) => setDone((all) => (on ? [...all, i] : all.filter((each) => each !== i)))}
                    />
                  </>
                )}
                <RuleRef rule={step.rule} />
                {there?.way}
              </li>
            );
          })}
        </ol>
        <Asides asides={asides} sides={sides} />
        {remembered.length > 0 && (
          <details className={classes.remember}>
            <summary>{t('ui.play.fight.remember', { count: remembered.length })}</summary>
            <ul>
              {remembered.map((step, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the rules' own order
                <li key={i}>
                  {sideOf(step)} {say(step.msg)} <RuleRef rule={step.rule} plain />
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <div className={classes.ways} data-ways="">
        {toMap && (
          <Button className={classes.tall} leftSection={<Icon name="supply" size={20} />} onClick={toMap}>
            {t('ui.supply.fight.where')} <KeyCap of="place.supply" />
          </Button>
        )}
        <Button variant="filled" className={classes.tall} onClick={onNext}>
          {next} {!waits && <EnterCap />}
        </Button>
      </div>
    </div>
  );
}
