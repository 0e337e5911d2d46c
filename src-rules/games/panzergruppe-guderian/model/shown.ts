import type { ShownOrder } from '#rules/kit/game/shown.ts';

/** The order in which lists are shown, across the chapters. */
export const shown: ShownOrder = {
  rules: 'decimal',
  options: `
    a01 a04 a05 a09 a10 a02 a08 a11 a12 a39 a21 a29 a42 a48 a51 a22 a24 a37 a17 a18 a19 a16 withdrawal a20 a44
    a49 a50 balance
  `,
  calculators: `
    attack overrun move rail stack retreat-hexes
  `,
  actions: `
    setup-24 setup-16 setup-19 setup-13 setup-20 setup-all roll-16 roll-19 leader-withdraw leader-return
    leader-lost in-s1x in-s1v in-s2w in-s2x in-s3z in-s3x in-s4x in-s5x in-s6x in-s7x in-s8x in-s9x in-s10x
    in-s11x provisional provisional-in south-west rail-use in-g1c in-g2a in-g2b in-g3d in-g3e47 in-g3e46 in-g3h
    in-g5e in-g6e in-g7e in-g8f in-g9g air-place air-lift interdiction-place interdiction-lift rail-break
    rail-pick-up rail-repair control snapshot recapture step-loss counters-lost disrupt tick steps-restored
    counters-drawn undisrupt name-turn
  `,
  questions: `
    charts strength command odds result-options legal-losses best-odds move-cost movement-allowance rail-cost
    stacking retreat advance overrun-next-step reinforcements turn-phases setup-cards frozen-army provisional
    sw-price rail-quota air-markers soviet-interdiction broken-rail western-columns leader-withdrawal pools
    points level recapture divisions supply command-range zones reach rail-reach retreat-path advance-hexes
    stacking-map vp-line surrounded map-fight line
  `,
  cells: `
    steps divisionLost germanIn setUp army rifleIn armorIn leaderIn provisionalDie provisionalHex provisional
    swByTurn withdrawals away leaderLost drawnRifle drawnArmor mapRifle mapArmor outRifle outArmor revealedRifle
    revealedArmor generationRifle generationArmor pileRifle pileArmor redrawnRifle redrawnArmor air sovietMarker
    sovietMarkerUses brokenRail control line controlSince snapshot snapshotTurn recaptures at tried allowance
    turnLabel
  `,
  accounts: `
    rail swFront interdiction withdrawals swPoints recapturePoints
  `,
  standing: `
    disruption-soviet disruption-german air-lifted interdiction-lifted provisional-lost rail-again sw-points
    recapture-points snapshot integrity-lost
  `,
  tools: `
    reach reachWhole rail radius surrounded retreat1 retreat2 advance stacking points recapture entries
  `,
};
