/** Turns are half days, numbered from 13AM = 1, in July around Soltsy and in August around Staraya Russa. */
export const firstDay = 13;
export const turnOf = (day: number, half: 'AM' | 'PM'): number => 2 * (day - firstDay) + (half === 'AM' ? 1 : 2);
export const halfOf = (turn: number): 'AM' | 'PM' => (turn % 2 === 1 ? 'AM' : 'PM');
export const dayOf = (turn: number): number => firstDay + Math.floor((turn - 1) / 2);
/** '13AM' */
export const turnCode = (turn: number): string => `${dayOf(turn)}${halfOf(turn)}`;
/** Of '13AM'; undefined: no turn of any scenario. */
export const turnIn = (code: string): number | undefined => {
  const [, day, half] = /^(1[3-9]|2[0-3])(AM|PM)$/.exec(code.trim().toUpperCase()) ?? [];
  return day && (half === 'AM' || half === 'PM') ? turnOf(Number(day), half) : undefined;
};
