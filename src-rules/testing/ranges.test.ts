import { expect, it } from 'vitest';
import { games } from '#rules/games/registry.ts';

/**
 * What numbers the record takes, written down a second time: twelve turns and a set-up phase, four steps of a division,
 * two armored divisions of a line of the schedule … A bound that is one off would refuse a player's true number, or
 * take one that no rule knows. `…`: without bound.
 */
const ranges: { readonly [game: string]: string } = {
  'panzergruppe-guderian': `
    steps 0 4, germanIn 0 12, rifleIn 0 6, armorIn 0 2, provisionalDie 0 6, swByTurn 0 5, away 0 12,
    drawnRifle 0 …, drawnArmor 0 …, mapRifle 0 …, mapArmor 0 …, outRifle 0 …, outArmor 0 …, revealedRifle 0 …,
    revealedArmor 0 …, generationRifle 0 …, generationArmor 0 …, pileRifle 0 …, pileArmor 0 …, redrawnRifle 0 …,
    redrawnArmor 0 …, brokenRail 0 12, controlSince 0 12, snapshotTurn 0 12, recaptures 0 12, allowance 0 30,
    rail 0 8, swFront 0 10, interdiction 0 3, withdrawals 0 2, swPoints 0 …, recapturePoints 0 …`,
  'roads-to-leningrad': `
    passes 0 20, steps 0 2, missions 0 9, arrived 0 22, immediate 0 44, began 0 2, scored -99 99,
    vp … …, replacements 0 8`,
  armir: `
    initiative 0 6, steps 0 12, hqLosses 0 …, hqOut 0 6, worth 1 2, taken 0 6, fell 0 6, arrived 0 6, putOff 0 6,
    julia 0 6, complementi 0 6, replaced 0 6, caiUsed 0 6, gunsFull 0 30, cirBoxes 0 20, cirLength 1 20, cirReached 0 6,
    cirRolls 1 6, garrison 0 20, temTaken 0 6, temDice 1 6,
    ps 0 …, pa 0 …, guns.iii 0 …, guns.a 0 …, guns.b 0 …`,
  'blocks-in-the-east': `
    italian-die 1 6, face 0 30, guards-lost 0 148, axis-majors 0 99, victory-die 1 6, income-change-axis -99 99,
    income-change-soviet -99 99, rail-soviet 0 99, rail-cut-soviet 0 99, rail-ussr 0 99, rail-cut-axis 0 99,
    rail-scandinavia 0 99, arrived 1 49, partisans 0 3, crossed 0 49, persia-fell 0 49, scorched 0 2, site-resumes 1 99,
    evacuated-red 0 30, evacuated-blue 0 30, port-bombed 0 9999, station-bombed 0 9999, project-box 1 10,
    project-left 1 7, project-done 1 99,
    pp.GER.yellow 0 …, pp.GER.red 0 …, pp.GER.blue 0 …, pp.GER.black 0 …, pp.ROM.yellow 0 …, pp.ROM.black 0 …,
    pp.HUN.yellow 0 …, pp.HUN.black 0 …, pp.SOV.yellow 0 …, pp.SOV.red 0 …, pp.SOV.blue 0 …, pp.SOV.black 0 …,
    lend.red 0 …, lend.blue 0 …, pocket.yellow 0 …, pocket.red 0 …`,
};

it.each(games)(
  'PGG-16.1 BITE-7.3.1-1 the record of $id takes the numbers its rules know',
  ({ id, cells, accounts }) => {
    const counts = [...cells.filter(({ kind }) => kind === 'count'), ...accounts];
    const said = counts.map(({ id: one, min, max }) => `${one} ${min ?? '…'} ${max ?? '…'}`);
    expect(said).toEqual((ranges[id] ?? '').split(',').map((one) => one.trim()));
  },
);
