import { outline } from '#rules/kit/sequence/outline.ts';
import type { Agreement, Said } from '../../../testing/agree.ts';
import { phasesOf } from '../../../testing/play.ts';
import { listed } from '../chapters/command/blocks.ts';
import { cells, sides } from '../ids.ts';
import { bothSides, hqsAt, inStep, offersOf, panelRow, playing, refusalOf, saysIn } from './agreeHelpers.ts';

/** 7.5.3: what a block may spend. */
export const allowance: Agreement = {
  id: 'allowance',
  rule: '7.5.3',
  readers: ['map tool reach', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('reach', unit.id);
    const points = shown?.says.p?.n;
    const block = unit && bothSides.flatMap((side) => listed(at.context, side)).find(({ id }) => id === unit.id);
    // a block that is held has no points on the map
    if (!shown || !block || points === undefined) return undefined;
    const panel = at.panel('move', {
      block: block.name,
      unsupplied: saysIn(shown).includes('bite.reach.unsupplied'),
      commanded: !saysIn(shown).includes('bite.reach.uncommanded'),
    });
    return { about: unit.id, says: [points, panel.figures.find(({ id }) => id === 'allowance')?.value] };
  },
};

/** 7.5.2: how far aircraft change their base. */
export const flight: Agreement = {
  id: 'flight',
  rule: '7.5.2',
  readers: ['map tool air', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('air', unit.id);
    const p = shown?.says.p;
    const block = unit && bothSides.flatMap((side) => listed(at.context, side)).find(({ id }) => id === unit.id);
    if (!shown || !p || !block) return undefined;
    const panel = at.panel('move', { block: block.name, rebases: true });
    return { about: unit.id, says: [p.m ?? p.n, panel.figures.find(({ id }) => id === 'range')?.value] };
  },
};

/** 7.10: who moves a second time. */
export const extra: Agreement = {
  id: 'extra-move',
  rule: '7.10',
  readers: ['map tool reach', 'calculator move'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    if (!unit?.side) return undefined;
    const there = inStep(at, `${unit.side}/extra`);
    const block = listed(at.context, unit.side === sides.axis ? sides.axis : sides.soviet).find(
      ({ id }) => id === unit.id,
    );
    const shown = there.tool('reach', unit.id);
    const told = block && panelRow(there, block.name);
    const held = shown && saysIn(shown).find((id) => id.startsWith('bite.held.'));
    if (!shown || told === undefined || (held !== undefined && held !== 'bite.held.extra')) return undefined;
    // 31.0: what was set aside moves as armour does
    if (typeof at.context.cells[cells.reserve] === 'object' && unit.id in (at.context.cells[cells.reserve] as object))
      return undefined;
    return { about: unit.id, says: [held === undefined, told === 'bite.ops.yes'] };
  },
};
export const extraOrder: Agreement = {
  id: 'extra-order',
  rule: '7.10',
  readers: ['order of an HQ', 'calculator move'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/extra`);
    const hq = at.roll.one(hqsAt(there, side).filter(({ kind }) => kind === 'armoured'));
    const block = hq && at.roll.one(listed(at.context, side).filter(({ nation }) => nation === hq.nation));
    const form = block && there.form(`hq-order-${side}`, { use: 'armour', hq: hq.name, blocks: block.name });
    const refused = refusalOf(form);
    const told = block && panelRow(there, block.name);
    // what speaks against the HQ says nothing of the block
    const spoken = refused === undefined || refused === 'bite.hq.bar.noExtra' || refused === 'bite.hq.bar.notArmour';
    return form && spoken && told !== undefined
      ? { about: block?.id, says: [refused === undefined, told === 'bite.ops.yes'] }
      : undefined;
  },
};

/** 13.2 to 13.8: whether an HQ can be activated here and now, and what it has left. */
export const activation: Agreement = {
  id: 'hq-activation',
  rule: '13.2',
  readers: ['question hqs', 'form hq-activate'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const step = at.roll.one([
      'axis/rail',
      'axis/movement',
      'soviet/rail',
      'soviet/reaction',
      'axis/extra',
      'soviet/extra',
    ]);
    const there = inStep(at, step ?? 'axis/rail');
    const { hqs } = there.script('hqs', { side }) as {
      readonly hqs: readonly {
        readonly name: string;
        readonly activated: string | null;
        readonly refused?: { readonly msg: { readonly id: string } };
      }[];
    };
    const hq = at.roll.one(hqs.filter(({ activated }) => activated === null));
    const form = hq && there.form(`hq-activate-${side}`, { hq: hq.name });
    return hq && form ? { about: hq.name, says: [hq.refused?.msg.id, refusalOf(form)] } : undefined;
  },
};
export const left: Agreement = {
  id: 'hq-left',
  rule: '13.4',
  readers: ['question hqs', 'limits'],
  check: (at) =>
    bothSides.flatMap((side): readonly Said[] => {
      // at BASE nobody is at work
      if (!at.form('hq-rest')) return [];
      const { hqs } = at.script('hqs', { side }) as {
        readonly hqs: readonly {
          readonly id: string;
          readonly activated: string | null;
          readonly left: number | null;
        }[];
      };
      return hqs
        .filter(({ activated }) => activated !== null)
        .map((hq) => ({
          about: hq.id,
          says: [hq.left, at.game.limits(at.context).find(({ id }) => id === `hq-${hq.id}`)?.left ?? null],
        }));
    }),
};

/** 13.3: who stands within the radius of an HQ that commands it. */
export const radius: Agreement = {
  id: 'hq-radius',
  rule: '13.3',
  readers: ['map tool radius', 'order of an HQ'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/movement`);
    const placed = new Set(there.stand.pieces.map(({ id }) => id));
    const hq = at.roll.one(
      hqsAt(there, side).filter(({ id, kind }) => placed.has(id) && (kind === 'armoured' || kind === 'air')),
    );
    const block = hq && at.roll.one(listed(at.context, side).filter(({ id }) => placed.has(id)));
    const shown = hq && there.tool('radius', hq.id);
    if (!hq || !block || !shown) return undefined;
    const units = JSON.stringify(shown.list.find(({ msg }) => msg.id === 'bite.radius.units') ?? '');
    const use = hq.kind === 'air' ? 'air' : 'armour';
    const form = there.form(`hq-order-${side}`, { use, hq: hq.name, blocks: block.name });
    const refused = refusalOf(form);
    if (!form) return undefined;
    // what speaks against the HQ, and an order given already, say nothing of where a block stands
    if (refused !== undefined && !aboutBlock.includes(refused)) return undefined;
    return {
      about: [hq.id, block.id],
      says: [units.includes(JSON.stringify(block.name)), refused === undefined],
    };
  },
};
export const aboutBlock = ['nation', 'notArmour', 'notAir', 'itself', 'range', 'stays', 'gone'].map(
  (one) => `bite.hq.bar.${one}`,
);

/** 13.4: an order is offered for whom it can be given. */
export const orders: Agreement = {
  id: 'hq-offers',
  rule: '13.4',
  readers: ['offers of hq-order', 'form hq-order'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(at, `${side}/${at.roll.one(['rail', 'movement', 'extra'])}`);
    const use = at.roll.one(['armour', 'air', 'unsupplied', 'drop'] as const) ?? 'armour';
    const hq = at.roll.one(hqsAt(there, side));
    const block = at.roll.one(listed(at.context, side));
    if (!hq || !block) return undefined;
    const alone = there.form(`hq-order-${side}`, { use, hq: hq.name, count: 1 });
    if (!alone?.ok) return undefined;
    const offered = offersOf(there, `hq-order-${side}`, 'blocks', { use, hq: hq.name }).some(
      (offer) => offer.name === block.name,
    );
    const refused = refusalOf(there.form(`hq-order-${side}`, { use, hq: hq.name, blocks: block.name }));
    if (refused === 'bite.hq.bar.range' || refused === 'bite.hq.bar.twice') return undefined;
    return { about: [use, hq.id, block.id], says: [offered, refused === undefined] };
  },
};

/** 23.0: a drop stands in the list of the movement step where it can be ordered. */
export const drops: Agreement = {
  id: 'drops',
  rule: '23.0',
  readers: ['task of the step', 'order of a supreme HQ'],
  check: (at) => {
    const side = at.roll.one(bothSides) ?? sides.axis;
    const there = inStep(playing(at, 'a13', 'o23'), `${side}/movement`);
    const hq = hqsAt(there, side).find(({ kind }) => kind === 'stavka' || kind === 'fhq');
    const form = hq && there.form(`hq-order-${side}`, { use: 'drop', hq: hq.name, count: 1 });
    const refused = refusalOf(form);
    if (!form || refused === 'bite.hq.bar.notInUse') return undefined;
    const mine = ['bite.hq.bar.dropNobody', 'bite.hq.bar.dropWeather'];
    if (hq === undefined || (refused !== undefined && !mine.includes(refused))) return undefined;
    const { sheets: _, ...bare } = there.context;
    const tasks =
      phasesOf(outline(at.game.sequence, bare)).find(({ path }) => path === there.context.place)?.tasks ?? [];
    return { says: [tasks.some(({ id }) => id === 'drops'), refused === undefined] };
  },
};

/** 7.4: rail moves left. */
export const rail: Agreement = {
  id: 'rail-left',
  rule: '7.4',
  readers: ['limits', 'form rail'],
  check: (at) => {
    const area = at.roll.one(['soviet', 'ussr', 'scandinavia'] as const) ?? 'soviet';
    const told = at.game.limits(at.context).find(({ id }) => id === `rail-${area}`);
    const form = (count: number) =>
      area === 'soviet'
        ? at.form('rail-soviet', { count, pay: 'pp' })
        : at.form('rail-axis', { count, area, pay: 'pp', payer: 'GER' });
    const most = [1, 2, 3, 4, 5, 6, 7, 8].filter((count) => refusalOf(form(count)) !== 'bite.bar.rail').length;
    return told ? { about: area, says: [told.left, most] } : undefined;
  },
};
export const railShown: Agreement = {
  id: 'rail-shown',
  rule: '7.4',
  readers: ['map tool rail', 'limits'],
  check: (at) => {
    const unit = at.roll.one(at.stand.pieces);
    const shown = unit && at.tool('rail', unit.id);
    const limits = at.game.limits(at.context);
    return shown?.list.flatMap(({ msg }): readonly Said[] => {
      const area = msg.id === 'bite.status.rail' ? (msg.p?.area as { readonly id: string } | undefined)?.id : undefined;
      const told = limits.find(({ id }) => id === area?.replace('bite.rail.', 'rail-'));
      return area === undefined
        ? []
        : [
            {
              about: area,
              says: [
                [msg.p?.n, msg.p?.of],
                [told?.left, told?.of],
              ],
            },
          ];
    });
  },
};
