import { Button, SegmentedControl } from '@mantine/core';
import { useId, useMemo } from 'react';
import type { JsonObject } from '#rules/kit/base/json.ts';
import type { Calculator } from '#rules/kit/procedure/calcSpec.ts';
import { isSecond } from '../../../host/client.ts';
import { switchCalc } from '../../../state/bench.ts';
import type { OpenGame } from '../../../state/openedGame.ts';
import { NotedFights } from '../../../ui/fight/NotedFights.tsx';
import { type Fight, goOn, halfDone } from '../../../ui/fight/walk/useFight.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { RuleRef } from '../../../ui/parts/RuleRef.tsx';
import { useLanguage } from '../../../words/Language.tsx';
import { Chooser } from './Chooser.tsx';
import classes from './fight.module.css';
import { Ground } from './Ground.tsx';
import { Presets } from './Presets.tsx';

/** Which calculator, its rule, inputs kept under a name, the fights begun and not ended, and what is set further down. */
export function FightHead({
  fight,
  calc,
  open,
  settled,
  onUse,
}: {
  readonly fight: Fight;
  readonly calc: Calculator;
  readonly open: OpenGame | undefined;
  readonly settled: boolean;
  readonly onUse: (input: JsonObject) => void;
}) {
  const { t, say } = useLanguage();
  const { scope, game } = fight;
  const chooser = useId();
  const calculators = fight.calcs.map((each) => ({ value: each.id, label: say(each.msg) }));
  const choose = (id: string) => {
    const to = fight.calcs.find((each) => each.id === id);
    if (to) switchCalc(scope, calc, to);
  };
  const begun = useMemo(() => halfDone(open), [open]);
  const others = begun.filter((each) => each.id !== fight.flowId);
  return (
    <div className={classes.head}>
      {fight.calcs.length > 1 &&
        (fight.calcs.length > 5 ? (
          <label className={classes.chooser} htmlFor={chooser}>
            <span className="vh">{t('ui.play.fight.calculator')}</span>
            <Chooser id={chooser} value={calc.id} onChange={choose} data={calculators} />
          </label>
        ) : (
          <SegmentedControl
            aria-label={t('ui.play.fight.calculator')}
            value={calc.id}
            onChange={choose}
            data={calculators}
          />
        ))}
      <RuleRef rule={calc.rule} />
      {/* what is kept lies in the owner's library */}
      {settled && !isSecond && <Presets game={game.id} calc={calc.id} value={fight.value} onUse={onUse} />}
      {open && <NotedFights open={open} />}
      {others.map((each) => (
        <Button key={each.id} variant="subtle" onClick={() => goOn(scope, each.id, each.flow)}>
          <Icon name="lapse" size={18} /> <span>{t('ui.play.fight.goOn', { fight: each.says ?? calc.msg })}</span>
        </Button>
      ))}
      <Ground calc={calc} value={fight.value} context={fight.context} />
    </div>
  );
}
