import { sealingCases } from '#shared/testing/sealingCases.ts';
import { pageWays } from './sealing.ts';

// the box kept from the first version was made with scrypt of another hand: that it opens proves ours
sealingCases(pageWays);
