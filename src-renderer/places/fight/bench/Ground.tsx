import { useEffect, useRef, useState } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { holds } from '#rules/kit/forms/conditions.ts';
import type { Field } from '#rules/kit/forms/fields.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { unitListsOf } from '../../../ui/forms/values.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { type Language, useLanguage } from '../../../words/Language.tsx';
import classes from './ground.module.css';

/** What a field adds to a fight, in its own words; nothing where it stands as it begins. */
const saidOf = (field: Field, value: JsonObject[string] | undefined, { say, number }: Language): readonly string[] => {
  switch (field.kind) {
    case 'toggle':
      return value === true ? [say(field.msg)] : [];
    case 'choice':
      return field.options.filter(({ key }) => key === value && key !== field.start).map((one) => say(one.msg));
    case 'set':
      return Array.isArray(value)
        ? field.options.filter(({ key }) => value.includes(key)).map((one) => say(one.msg))
        : [];
    case 'count':
      return typeof value === 'number' && value !== field.start
        ? [`${say(field.msg)} ${number(value / (field.per ?? 1))}`]
        : [];
    case 'place':
      return typeof value === 'string' && value !== '' ? [value] : [];
    default:
      return [];
  }
};

/**
 * Terrain and the like stand below the units, and many units hide them: while they are out of sight one line says what is
 * set of them, and leads there. Once it was there its room stays: units that jump under the hand as they are scrolled
 * lose the press that was meant for one of them.
 */
export function Ground({
  calc,
  value,
  context,
}: {
  readonly calc: Calculator;
  readonly value: JsonObject;
  readonly context: Context;
}) {
  const language = useLanguage();
  const bar = useRef<HTMLButtonElement>(null);
  const [line, setLine] = useState<'out' | 'shown' | 'kept'>('out');
  const below = line === 'shown';
  const there = () => bar.current?.closest('main')?.querySelector<HTMLElement>('[data-ground]');
  // the form may have another first field below its units from one change to the next: it is looked for after each
  const [ground, setGround] = useState<HTMLElement>();
  useEffect(() => setGround(there() ?? undefined));
  useEffect(() => {
    if (!ground || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([seen]) => {
      if (!seen) return;
      const hidden = !seen.isIntersecting && seen.boundingClientRect.top > 0;
      setLine((before) => (hidden ? 'shown' : before === 'out' ? 'out' : 'kept'));
    });
    watch.observe(ground);
    return () => watch.disconnect();
  }, [ground]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the form of another calculator begins anew
  useEffect(() => () => setLine('out'), [calc.id]);
  const { t } = language;
  const entries = Object.entries(calc.fields);
  const unitLists = unitListsOf(calc.fields);
  const said = entries
    .slice(below ? entries.findLastIndex(([id]) => unitLists.includes(id)) + 1 : entries.length)
    .filter(([, field]) => !field.big && (!field.when || holds(field.when, { input: value, context })))
    .flatMap(([id, field]) => saidOf(field, value[id], language));
  // the line is gone once they are in sight: the hand goes there
  const lead = (): void => {
    const ground = there();
    ground?.scrollIntoView({ block: 'start' });
    ground?.focus({ preventScroll: true });
  };
  return (
    <button ref={bar} type="button" className={classes.ground} data-state={line} onClick={lead}>
      <span>{t('ui.play.fight.ground')}</span> <b>{said.join(', ') || t('ui.play.fight.noGround')}</b>
      <Icon name="down" size={16} />
    </button>
  );
}
