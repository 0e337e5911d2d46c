import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { panzergruppeGuderian as game } from '#rules/games/panzergruppe-guderian/index.ts';
import type { JsonObject } from '#rules/kit/base/json.ts';
import { knownBy } from '#rules/kit/forms/unitRow.ts';
import { draw } from '../../testing/draw.tsx';
import { FormMapLine, MapLine } from './MapLine.tsx';

const rows = game.calculators.map((calc) => calc.fields.german).find((field) => field?.kind === 'rows');
if (rows?.kind !== 'rows') throw new Error('no rows of German units');
const ground: JsonObject = { hex: '1118', outOfSupply: true, disrupted: false, unheardOf: 3 };

describe('what the map knows of a row', () => {
  it('keeps to what the row asks', () => {
    expect(knownBy(rows, ground)).toEqual({ hex: '1118', outOfSupply: true, disrupted: false });
  });

  it('is said in words where the row agrees', () => {
    draw(<MapLine field={rows} row={{ ...ground }} ground={ground} disabled={false} onTake={() => {}} />);
    expect(screen.getByText(/^From the map: /).textContent).toMatch(/1118/);
    expect(screen.getByText(/^From the map: /).textContent).not.toMatch(/disrupted/i);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is one button away where the row says otherwise, and only said once a fight is in the record', () => {
    const taken: JsonObject[] = [];
    const row = { ...ground, hex: '0719' };
    draw(<MapLine field={rows} row={row} ground={ground} disabled={false} onTake={(values) => taken.push(values)} />);
    fireEvent.click(screen.getByRole('button', { name: 'Take from the map' }));
    expect(taken).toEqual([{ hex: '1118', outOfSupply: true, disrupted: false }]);
    cleanup();
    draw(<MapLine field={rows} row={row} ground={ground} disabled onTake={() => {}} />);
    expect(screen.getByText(/otherwise/)).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is silent where the unit does not stand on the map', () => {
    draw(<MapLine field={rows} row={{}} ground={{}} disabled={false} onTake={() => {}} />);
    expect(screen.queryByText(/map/)).toBeNull();
  });
});

describe('what the map says of a form', () => {
  const { fields } = game.calculators.find(({ id }) => id === 'attack') ?? game.calculators[0] ?? { fields: {} };
  const known = { forest: true, majorCity: false };

  it('is named where the form says otherwise, and one button away', () => {
    const taken: JsonObject[] = [];
    const value = { forest: false, majorCity: true };
    draw(
      <FormMapLine fields={fields} value={value} known={known} disabled={false} onTake={(one) => taken.push(one)} />,
    );
    expect(screen.getByText(/^The map says: /).textContent).toMatch(/forest.*not .*city/i);
    fireEvent.click(screen.getByRole('button', { name: 'Take from the map' }));
    expect(taken).toEqual([known]);
  });

  it('is silent where they agree, and about what is not asked', () => {
    draw(<FormMapLine fields={fields} value={{ ...known }} known={known} disabled={false} onTake={() => {}} />);
    draw(<FormMapLine fields={{}} value={{}} known={known} disabled={false} onTake={() => {}} />);
    expect(screen.queryByText(/map/)).toBeNull();
  });
});
