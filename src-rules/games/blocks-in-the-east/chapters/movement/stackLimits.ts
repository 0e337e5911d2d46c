/** 3.10: who may stand together. */
export interface StackCount {
  readonly combat: number;
  readonly support: number;
  readonly air: number;
  readonly battle: boolean;
  /** the hex is an airfield of the side: elsewhere no aircraft stays */
  readonly airfield: boolean;
  /** of the combat units: paratroops and marines in the turn of their special assault (23.0, 24.0) */
  readonly assault: number;
  /** Gustav against a bunker or a fortress (26.0) */
  readonly gustav: boolean;
}

export const most = { ground: 3, combat: 2, based: 1, flying: 2 } as const;
export type StackBar = 'ground' | 'combat' | 'air' | 'noAirfield';
export interface StackTrouble {
  readonly bar: StackBar;
  readonly over: number;
  readonly rule: string;
}

/** What counts against the limits: special assaults and Gustav may exceed them. */
export const counted = ({
  combat,
  support,
  assault,
  gustav,
}: StackCount): { readonly combat: number; readonly support: number } => ({
  combat: Math.max(combat - assault, 0),
  support: Math.max(support - (gustav ? 1 : 0), 0),
});

export const stackTroubles = (stack: StackCount): readonly StackTrouble[] => {
  const { combat, support } = counted(stack);
  const troubles: StackTrouble[] = [];
  const over = (bar: StackBar, n: number): void => {
    if (n > 0) troubles.push({ bar, over: n, rule: '3.10' });
  };
  over('combat', combat - most.combat);
  over('ground', combat + support - most.ground);
  if (stack.battle) over('air', stack.air - most.flying);
  else if (!stack.airfield) over('noAirfield', stack.air);
  else over('air', stack.air - most.based);
  return troubles;
};
