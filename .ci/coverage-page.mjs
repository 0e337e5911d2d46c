// What the coverage page says of each requirement.
/** @typedef {import('../src-rules/kit/game/requirements.ts').Requirement} Requirement */

/**
 * Ids in a title: PGG-9.33, PGG-6.7a, PGG-X01, PGG-A05, BITE-7.7.7-1, BITE-C1-1, BITE-12.P-4, BITE-AMB-01, RTL-S3.24,
 * RTL-10.61f1, RTL-10.4T; a range PGG-X01–X04 counts in full.
 * @param {string} title
 * @param {string} code
 */
export const idsIn = (title, code) => {
  /** @type {string[]} */
  const ids = [];
  for (const match of title.matchAll(
    new RegExp(
      `\\b${code}-([A-Z]\\d\\d(?![.-]?\\d)|(?:S?\\d+(?:\\.(?:\\d+|[A-Z]))*|[A-Z]+\\d*)(?:[a-z]\\d?|[A-Z](?!\\w))?(?:-\\d+)?)(?:[–…](?:${code}-)?([A-Z])?(\\d\\d)\\b)?`,
      'g',
    ),
  )) {
    const [, first = '', letter, last] = match;
    if (last && /^[A-Z]\d\d$/.test(first)) {
      for (let n = Number(first.slice(1)); n <= Number(last); n++)
        ids.push(`${code}-${letter ?? first[0]}${String(n).padStart(2, '0')}`);
    } else ids.push(`${code}-${first}`);
  }
  return ids;
};

/**
 * How far a requirement is kept. `next` beside tests means in part: the tests prove what is there, `next` names the rest,
 * and the requirement still counts among those to come.
 * @param {Pick<Requirement, 'map' | 'next'>} requirement
 * @param {readonly string[]} files
 */
export const howFar = ({ map, next }, files) => {
  const proofs = files.map((file) => `\`${file}\``).join('<br>');
  const rest = typeof next === 'string' ? `: ${next}` : '';
  if (next) return { state: 'next', how: files.length > 0 ? `In part: ${proofs}<br>Next${rest}` : `Next${rest}` };
  if (files.length > 0) return { state: 'proved', how: proofs };
  return map ? { state: 'map', how: `On the map: ${map}` } : { state: 'bare', how: '**Nothing**' };
};

/**
 * @param {{ readonly name: string }} game
 * @param {readonly Requirement[]} requirements
 * @param {ReadonlyMap<string, readonly string[]>} proof
 */
export const page = (game, requirements, proof) => {
  const far = requirements.map((one) => ({ ...one, ...howFar(one, [...new Set(proof.get(one.id) ?? [])].sort()) }));
  const rows = far.map(({ id, means, how }) => `| ${id} | ${means.replaceAll('|', '\\|')} | ${how} |`);
  /** @param {string} state */
  const count = (state) => far.filter((one) => one.state === state).length;
  const begun = far.filter((one) => one.state === 'next' && proof.has(one.id)).length;
  return `# ${game.name}: rules covered

Written by \`npm run coverage\` from the titles of the tests, held by \`npm test\` against those that passed; do not edit by hand. ${requirements.length} requirements: ${count('proved')} proved by tests, ${count('map')} happen on the map, ${count('next')} come next (${begun} of them in part proved already).

| Requirement | What the app does | Proved by |
|---|---|---|
${rows.join('\n')}
`;
};
