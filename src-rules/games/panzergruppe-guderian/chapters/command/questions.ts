import { z } from 'zod';
import { units } from '#rules/kit/forms/countedIn.ts';
import { question } from '#rules/kit/game/question.ts';
import type { Context } from '#rules/kit/record/context.ts';
import { accounts, recordCells } from '../../ids.ts';
import { count, judged, turn, verdict } from '../../model/asking.ts';
import { markers } from '../../model/markers.ts';
import { leaders } from '../../model/schedule.ts';
import { barsWithdrawal, ringed } from './withdrawal.ts';

export const command = question({
  id: 'command',
  about:
    'Rules 10.1, 10.35, 11.21-11.24: what leaders at these distances (along an open line, in hexes) make of a Soviet unit.',
  input: z.strictObject({
    leaders: z
      .array(
        z.strictObject({
          rating: count(12).meta({ unit: units.whole }),
          distance: count(200).meta({ unit: units.hexes }),
          disrupted: z.boolean().default(false),
          /** has a line of its own to the east edge (11.24) */
          supplied: z.boolean().default(true),
        }),
      )
      .max(15),
  }),
  output: z.object({
    state: z.enum(['supplied', 'command', 'none']),
    mayAttack: z.boolean(),
    mayOverrun: z.boolean(),
    halved: z.boolean(),
  }),
  answer: ({ leaders }) => {
    // 6.64: a disrupted leader gives neither supply nor command
    const near = leaders.filter((leader) => !leader.disrupted && leader.distance <= leader.rating);
    const state = near.some((leader) => leader.supplied)
      ? ('supplied' as const)
      : near.length > 0
        ? ('command' as const)
        : ('none' as const);
    return { state, mayAttack: state !== 'none', mayOverrun: state !== 'none', halved: state !== 'supplied' };
  },
});

export const leaderWithdrawal = question({
  id: 'leader-withdrawal',
  about: 'Withdrawing a surrounded leader (10.4, optional): turns of earlier withdrawals, the six hexes around him.',
  input: z
    .strictObject({
      turn,
      leader: z.enum(leaders.length > 0 ? [leaders[0] ?? '', ...leaders.slice(1)] : ['']),
      earlier: z.array(turn).max(2).default([]),
      /** given as a fact, or worked out from the six hexes around him (ruling A20: ring) */
      surrounded: z.boolean().optional(),
      beside: z
        .array(
          z.strictObject({
            shut: z.boolean().default(false),
            german: z.boolean().default(false),
            germanZoc: z.boolean().default(false),
            soviet: z.boolean().default(false),
          }),
        )
        .length(6)
        .optional(),
    })
    // one of the two must be told: nothing is assumed
    .superRefine(({ surrounded, beside }, context) => {
      if (surrounded === undefined && beside === undefined)
        context.addIssue({ code: 'invalid_type', expected: 'boolean', input: surrounded, path: ['surrounded'] });
    }),
  output: verdict.extend({ left: z.number(), backFrom: z.number(), at: z.string(), rule: z.string() }),
  answer: ({ turn: asked, leader, earlier, surrounded, beside }, context) => {
    const left = markers.withdrawals - earlier.length;
    const then: Context = {
      ...context,
      turn: asked,
      balances: { ...context.balances, [accounts.withdrawals]: left },
      cells: {
        ...context.cells,
        [recordCells.withdrawals]: Object.fromEntries(earlier.map((one) => [String(one), 'another'])),
        [recordCells.away]: {},
      },
    };
    return {
      ...judged(barsWithdrawal(then, leader, surrounded ?? ringed(beside ?? []))),
      left,
      backFrom: asked + 1,
      at: 'X',
      rule: '10.4',
    };
  },
});
