import type { Requirement } from '#rules/kit/game/requirements.ts';

/** What the rulebook requires of this chapter. */
export const requirements: readonly Requirement[] = [
  { id: 'RTL-S4.32', means: 'Scenario 2: it cites a rule that is nowhere: nothing is applied, and it is said.' },
  { id: 'RTL-S1.1', means: 'The German total may be negative; one dated line per event, with its source.' },
  { id: 'RTL-S1.21', means: 'Worth of the places in each scenario; in scenario 1 it changes after 15AM.' },
  { id: 'RTL-S1.22', means: 'A place counts for who holds it or held it last, at the check.' },
  { id: 'RTL-S1.23', means: 'A Soviet capture is charged at once, once, and stays charged.' },
  { id: 'RTL-S1.31', means: 'VP at once for each step of tanks, artillery and HQs, whatever it was lost to.' },
  { id: 'RTL-S1.32', means: 'VP at once for actions: Soltsy, main road, surrounded units, Redya, Polist, Porussya.' },
  { id: 'RTL-S3.31', means: 'Scenarios 1 to 3 begin at 0 VP.' },
  {
    id: 'RTL-S3.33',
    means: '24 VP with places at the end of 15AM win at once, else the places come off; 28 win on 17PM.',
  },
  { id: 'RTL-S4.31', means: 'Scenario 2 begins at 0 VP and has the same levels on 17PM.' },
  { id: 'RTL-S5.33', means: 'Six levels by the total with places at the end of 23PM.' },
  { id: 'RTL-S6.31', means: 'Scenario 4 begins at −13: two air groups taken, two tank steps, three places charged.' },
  { id: 'RTL-S6.33', means: 'The same levels at the end of 22AM.' },
];
