import type { DiceBattle, DiceSide } from '../diceBattle/dice.ts';

/** The battles on which exact solvers are compared, with their answers to more digits than a double holds. */
type Army = { readonly inf: number; readonly arm?: number; readonly fig?: number; readonly bom?: number };

const hitsOf = { attacker: { inf: 1, arm: 3, fig: 3, bom: 4 }, defender: { inf: 2, arm: 3, fig: 4, bom: 1 } };
const lossesOf = { attacker: ['inf', 'arm', 'fig', 'bom'], defender: ['inf', 'arm', 'bom', 'fig'] } as const;

const side = (role: 'attacker' | 'defender', army: Army): DiceSide => {
  const losses = lossesOf[role].filter((kind) => army[kind] !== undefined);
  const kinds = losses.map((kind) => [kind, { count: army[kind] ?? 0, hits: hitsOf[role][kind] }] as const);
  return { kinds: Object.fromEntries(kinds), losses };
};

const battle = (attacker: Army, defender: Army) => (): DiceBattle => ({
  attacker: side('attacker', attacker),
  defender: side('defender', defender),
});

interface Workload {
  readonly name: string;
  /** a fresh object every time */
  readonly battle: () => DiceBattle;
  readonly attackerAlone: number;
  readonly defenderAlone: number;
  readonly neither: number;
}

export const workloads: readonly Workload[] = [
  {
    name: 'W1',
    battle: battle({ inf: 10 }, { inf: 10 }),
    attackerAlone: 5.287854272091773e-2,
    defenderAlone: 9.451851314503285e-1,
    neither: 1.936325828758747e-3,
  },
  {
    name: 'W2',
    battle: battle({ inf: 10, arm: 5, fig: 3, bom: 1 }, { inf: 10, arm: 4, fig: 2 }),
    attackerAlone: 7.635986999631603e-1,
    defenderAlone: 2.186741690354839e-1,
    neither: 1.772713100135588e-2,
  },
  {
    name: 'W3',
    battle: battle({ inf: 30, arm: 10, fig: 5 }, { inf: 30, arm: 8, fig: 4 }),
    attackerAlone: 2.214690240209103e-1,
    defenderAlone: 7.729545085430741e-1,
    neither: 5.57646743601557e-3,
  },
  {
    name: 'W4',
    battle: battle({ inf: 100 }, { inf: 100 }),
    attackerAlone: 2.302315944551713e-7,
    defenderAlone: 9.999997686556646e-1,
    neither: 1.1127409145998963e-9,
  },
  {
    name: 'W5',
    battle: battle({ inf: 100, arm: 40, fig: 10 }, { inf: 100, arm: 40, fig: 6 }),
    attackerAlone: 1.9622365536992845e-2,
    defenderAlone: 9.801318402358621e-1,
    neither: 2.457942271450397e-4,
  },
];
