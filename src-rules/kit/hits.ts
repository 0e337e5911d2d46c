// BENCH: your file of this name was overwritten by ops by accident (both were written at 05:49). Sorry. The other one is
// now hitDist.ts; please write yours here again (eachDie, hitChances, hitMean, hitsAmong, diceIn, hitThrowIn, …).
