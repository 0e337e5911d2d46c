import type { FeatureLook, LinkLook, SheetSpec, SideLook, TerrainLook } from '#rules/kit/hexmap/sheet.ts';
import type { Msg } from '#rules/kit/words/message.ts';
import { ui } from '../../words/text.ts';

/** What the hand holds. */
export type Brush =
  | { readonly is: 'terrain'; readonly key: string }
  | { readonly is: 'side'; readonly key: string }
  | { readonly is: 'link'; readonly key: string }
  | { readonly is: 'feature'; readonly key: string }
  | { readonly is: 'erase' }
  | { readonly is: 'name' }
  | { readonly is: 'label' }
  | { readonly is: 'box' }
  | { readonly is: 'copy' };

export type BrushLook =
  | { readonly of: 'terrain'; readonly look: TerrainLook }
  | { readonly of: 'side'; readonly look: SideLook }
  | { readonly of: 'link'; readonly look: LinkLook }
  | { readonly of: 'feature'; readonly look: FeatureLook }
  | { readonly of: 'tool'; readonly look: 'erase' | 'name' | 'label' | 'box' | 'copy' };

export interface BrushItem {
  readonly id: string;
  readonly brush: Brush;
  readonly msg: Msg;
  readonly look: BrushLook;
  readonly rule?: string;
  /** the digit that takes it up */
  readonly digit?: string;
}

const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', '0'];
const tool = (is: 'erase' | 'name' | 'label' | 'box' | 'copy', msg: Msg): Omit<BrushItem, 'digit'> => ({
  id: is,
  brush: { is },
  msg,
  look: { of: 'tool', look: is },
});

/** The brushes of a game's map, in the order of its kinds; the first ten are on the digits. */
export const brushesOf = (spec: SheetSpec): readonly BrushItem[] => {
  const items: readonly Omit<BrushItem, 'digit'>[] = [
    ...spec.terrains.map(({ key, msg, look, rule }) => ({
      id: `terrain/${key}`,
      brush: { is: 'terrain' as const, key },
      msg,
      look: { of: 'terrain' as const, look },
      ...(rule !== undefined && { rule }),
    })),
    ...spec.sides.map(({ key, msg, look, rule }) => ({
      id: `side/${key}`,
      brush: { is: 'side' as const, key },
      msg,
      look: { of: 'side' as const, look },
      ...(rule !== undefined && { rule }),
    })),
    ...spec.links
      .filter(({ boxesOnly }) => boxesOnly !== true)
      .map(({ key, msg, look, rule }) => ({
        id: `link/${key}`,
        brush: { is: 'link' as const, key },
        msg,
        look: { of: 'link' as const, look },
        ...(rule !== undefined && { rule }),
      })),
    ...spec.features.map(({ key, msg, look, rule }) => ({
      id: `feature/${key}`,
      brush: { is: 'feature' as const, key },
      msg,
      look: { of: 'feature' as const, look },
      ...(rule !== undefined && { rule }),
    })),
    tool('erase', ui('ui.map.brush.erase')),
    tool('name', ui('ui.map.brush.name')),
    ...(spec.labels.length > 0
      ? [tool('label', ui(spec.labels.every(({ area }) => area) ? 'ui.map.brush.area' : 'ui.map.brush.label'))]
      : []),
    ...(spec.boxes.length > 0 ? [tool('box', ui('ui.map.brush.box'))] : []),
    tool('copy', ui('ui.map.brush.copy')),
  ];
  return items.map((item, i) => {
    const digit = digits[i];
    return digit === undefined ? item : { ...item, digit };
  });
};
