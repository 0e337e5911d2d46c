import type { Msg } from '#rules/kit/words/message.ts';
import { named } from '../../ids.ts';
import { msg } from './msg.ts';

/** 18.5, 15.1: what comes when. */
export const arrivalIds = ['gebirgs', 'division387', 'division385', 'fegelein', 'begleit', 'xxivHq'] as const;
export type ArrivalId = (typeof arrivalIds)[number];

export interface Arrival {
  readonly id: ArrivalId;
  readonly msg: Msg;
  /** its turn; absent: the turn after its trigger (15.1) */
  readonly turn?: number;
  /** its id on the roster */
  readonly unit: string;
  readonly rule: string;
}

export const arrivals: readonly Arrival[] = [
  { id: 'gebirgs', msg: msg('armir.unit.gebirgs'), turn: 2, unit: named.gebirgs, rule: '15.2' },
  { id: 'division387', msg: msg('armir.unit.division387'), turn: 2, unit: named.division387, rule: '18.5' },
  { id: 'division385', msg: msg('armir.unit.division385'), turn: 3, unit: named.division385, rule: '18.5' },
  { id: 'fegelein', msg: msg('armir.unit.fegelein'), turn: 4, unit: named.fegelein, rule: '18.5' },
  { id: 'begleit', msg: msg('armir.unit.begleit'), turn: 4, unit: named.begleit, rule: '18.5' },
  { id: 'xxivHq', msg: msg('armir.unit.xxivHq'), unit: named.xxivHq, rule: '15.1' },
];
