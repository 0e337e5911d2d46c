// `npm run bench -- photo`: how near a printed grid is found on a photo from four hexes shown by hand, on invented boards of
// the judging half (see `.ci/boards`), by manner of the print and fault of the photo. `npm run bench -- photo build` asks
// those that the finding was built on.
const [columns, rows] = [35, 40];
const megapixels = 12;
/** How far off its centre a hand shows a hex, in hexes. */
const slip = 0.15;

const two = (n) => String(n).padStart(2, '0');
const corners = [
  [2, 2],
  [columns - 1, 2],
  [columns - 1, rows - 1],
  [2, rows - 1],
].map(([column, row]) => two(column) + two(row));

/** How far each hex of a board lies off by a lay, in hexes. */
const offs = ({ board, photo, lay, seenThrough, hexSize, pixelsOf, numbers }) => {
  const seen = seenThrough(lay);
  const { xs, ys } = pixelsOf(board.asked.grid, hexSize);
  return numbers.map((hex, i) => {
    const [here, there] = [seen(xs[i], ys[i]), photo.centre(hex)];
    const { x, y } = board.centre(hex);
    const beside = photo.toPhoto({ x: x + 1, y });
    const unit = Math.hypot(beside.x - there.x, beside.y - there.y) * board.pixels.size * Math.sqrt(3);
    return Math.hypot(here.x - there.x, here.y - there.y) / unit;
  });
};

export const photoPart = async ({ load, row, ms, rank, half }) => {
  const { drawBoard, faulty, manners, photograph, seedOf } = await load('.ci/boards/index.ts');
  const { gridOf } = await load('src-rules/kit/hexmap/grid.ts');
  const { latticeOf } = await load('src-rules/kit/hexmap/lattice.ts');
  const { pixelsOf } = await load('src-rules/kit/hexmap/pixels.ts');
  const { dice } = await load('src-rules/kit/hexmap/testing/randomSheet.ts');
  const { hexSize } = await load('src-renderer/ui/canvas/layout.ts');
  const { tighten } = await load('src-renderer/ui/photo/fit/tighten.ts');
  const { seenThrough } = await load('src-renderer/ui/photo/fit/lay.ts');
  const grid = gridOf(columns, rows);
  const { numbers } = latticeOf(grid);
  const table = [];
  const times = [];
  const work = [];
  for (const manner of manners.filter((one) => one.half === half)) {
    const board = drawBoard({ grid, manner, seed: seedOf(half, 1), size: 56 });
    const line = { manner: manner.id };
    for (const [fault, faults] of Object.entries(faulty)) {
      const seed = seedOf(half, 1 + table.length * 20 + Object.keys(line).length);
      const photo = await photograph(board, { ...faults, megapixels, seed });
      const roll = dice(seed);
      const [one, next] = [photo.centre('0202'), photo.centre('0203')];
      const hex = Math.hypot(one.x - next.x, one.y - next.y);
      const places = corners.map((number) => {
        const { x, y } = photo.centre(number);
        const turn = roll() * 2 * Math.PI;
        return { hex: number, x: x + Math.cos(turn) * slip * hex, y: y + Math.sin(turn) * slip * hex };
      });
      const [from, used] = [performance.now(), process.cpuUsage()];
      const got = tighten(photo, places, grid);
      times.push(performance.now() - from);
      const { user, system } = process.cpuUsage(used);
      work.push((user + system) / 1_000);
      const far = got.ok && offs({ board, photo, lay: got.lay, seenThrough, hexSize, pixelsOf, numbers });
      line[fault] = far ? Math.max(...far) : Number.POSITIVE_INFINITY;
      console.log(
        `  ${manner.id}, ${fault}: ${far ? `${Math.max(...far).toFixed(3)} hexes at worst, ${rank(far, 0.5).toFixed(3)} as a rule` : got.reason}`,
      );
    }
    table.push(line);
  }
  const faults = Object.keys(faulty);
  console.log(`\n| Worst misfit in hexes | ${faults.join(' | ')} |\n|-|${faults.map(() => '-:').join('|')}|`);
  for (const line of table)
    console.log(
      `| ${line.manner} | ${faults.map((fault) => (Number.isFinite(line[fault]) ? line[fault].toFixed(3) : 'none')).join(' | ')} |`,
    );
  const worst = Math.max(...table.flatMap((line) => faults.map((fault) => line[fault])));
  row(
    `the printed grid of ${columns} × ${rows} hexes found on ${megapixels} megapixels, four hexes shown, worst of ${table.length * faults.length} photos (${half})`,
    '< 0.15 hexes anywhere',
    `${worst.toFixed(3)} hexes`,
    worst < 0.15,
  );
  const [time, processor] = [rank(times, 0.5), rank(work, 0.5)];
  row('the same, time, median', '< 5 s', `${ms(time)} (processor ${ms(processor)})`, time < 5_000);
};
