import type { Texts } from '../../../kit/text.ts';

/** Results, retreats and overruns. */
export const resultsEn = {
  says: {
    'rtl.res.yes': 'yes',
    'rtl.res.no': 'no',
    'rtl.res.passed': 'passed',
    'rtl.res.failed': 'failed',

    // questions after the die
    'rtl.res.ask.loss': '{{side.theCap}} loses step {{n}} of {{of}}: which unit?',
    'rtl.res.ask.other': 'a unit not listed',
    'rtl.res.ask.extra': '{{side.theCap}} stays and loses one more step: which unit?',
    'rtl.res.ask.way': '{{side.theCap}} retreats: is there a way out?',
    'rtl.res.ask.wayFrom': '{{side.theCap}} retreats from {{hex}}: is there a way out?',
    'rtl.res.way.clear': 'A clear way',
    'rtl.res.way.zoc': 'Only through one empty hex in enemy ZOC',
    'rtl.res.way.none': 'No way: eliminated',
    'rtl.res.ask.motor': 'Does a unit {{side.of}} with a red box exert that ZOC?',
    'rtl.res.ask.enemyChoice': 'A step is lost on the way; {{side.the}} chooses: which unit?',
    'rtl.res.ask.retreatLead': '{{side.theCap}} names the lead unit of the retreat.',
    'rtl.res.ask.zocCheck': 'ER check of {{unit}}, which leads the retreat: passes with {{er}} or less.',
    'rtl.res.ask.zocBlind': 'ER check of {{unit}}, which leads the retreat: its ER is not typed.',
    'rtl.res.ask.failed': 'The overrun failed: {{side.the}} loses one more step: which unit?',

    // retreats
    'rtl.res.bar.forbidden': 'The units may not cross that hexside.',
    'rtl.res.bar.offMap': 'Nobody retreats off the map.',
    'rtl.res.bar.enemy': 'An enemy combat unit stands there.',
    'rtl.res.bar.endZoc': 'It is in enemy ZOC and no friendly combat unit stands there.',
    'rtl.res.bar.endTarget': 'It is the target of a declared attack.',

    // advance
    'rtl.res.advance.lastStep': 'Nobody advances: the extra step of no retreat was the last one.',
    'rtl.res.advance.heavy': 'not at all (heavy weapons)',
    'rtl.res.advance.assault': 'one hex',
    'rtl.res.advance.foot': 'one hex (on foot)',
    'rtl.res.advance.disrupted': 'one hex (disrupted)',
    'rtl.res.advance.mot': 'up to two hexes, first the target hex',

    // what is to be done
    'rtl.res.guide.cut': '{{side.theCap}} loses one step less: the enemy had too few to pay.',
    'rtl.res.guide.armour': 'Armour attrition: the first step {{side.of}} is an armoured one.',
    'rtl.res.guide.out': '{{unit}}: eliminated.',
    'rtl.res.guide.step': '{{unit}}: turn it to its reduced side.',
    'rtl.res.guide.lose_one': '{{side.theCap}} loses {{count}} step, the lead first.',
    'rtl.res.guide.lose_other': '{{side.theCap}} loses {{count}} steps, the lead first.',
    'rtl.res.guide.allOut': '{{side.theCap}} loses all units in it.',
    'rtl.res.guide.extra': '{{side.theCap}} stays: one more step, and the no-retreat marker comes off.',
    'rtl.res.guide.disrupted': 'Disrupted: {{what}}.',
    'rtl.res.guide.disruptedAll': 'Disrupted: all units {{side.of}}.',
    'rtl.res.guide.retreatTwo': '{{what}}: retreat two hexes; {{side.the}} chooses the way.',
    'rtl.res.guide.retreatOneOrTwo': '{{what}}: retreat one or two hexes; {{side.the}} chooses the way.',
    'rtl.res.guide.retreatEnd':
      'Not into enemy ZOC unless a friendly combat unit is there. Stacking counts at the end: the surplus dies.',
    'rtl.res.guide.retreatTarget':
      'Into a hex still to be attacked: the unit adds nothing and cannot lead; it shares retreat and elimination.',
    'rtl.res.guide.held': 'The hex holds: nobody advances.',
    'rtl.res.guide.ifEmpty': 'If the hex is empty:',
    'rtl.res.guide.advance': 'Advance: {{what}}: {{how}}.',
    'rtl.res.guide.advanceAny':
      'Advance: red boxes up to two hexes on the Mobile table, all others one, heavy weapons none.',
    'rtl.res.guide.advanceNow': 'Decide on the advance at once. Who advances fights no more in this phase.',
    'rtl.res.guide.stacking': 'Stacking: 9 points at most at the end of the phase.',
    'rtl.res.guide.failed': 'The overrun failed: the group stops next to the hex and moves no more.',
    'rtl.res.guide.enters': 'The group enters the hex; it has paid for it.',
    'rtl.res.guide.goesOn': 'It may go on with the MP left and overrun again.',
    'rtl.res.guide.goesOnWith': 'It may go on with {{mp}} MP and overrun again.',
    'rtl.res.guide.otherZoc': 'If the hex lies in another enemy ZOC: overrun a hex that exerts it, or stop.',
  },
  words: {},
} as const satisfies Texts;
