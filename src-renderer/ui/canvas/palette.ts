/** The colours and faces of the map, read once per theme from the tokens of the page. */
export interface Palette {
  readonly desk: string;
  readonly paper: string;
  readonly paper2: string;
  readonly line: string;
  readonly lineStrong: string;
  readonly ink: string;
  readonly ink2: string;
  readonly ink3: string;
  readonly axis: string;
  readonly soviet: string;
  readonly onSide: string;
  readonly pencil: string;
  readonly onPencil: string;
  readonly done: string;
  readonly due: string;
  readonly dueFill: string;
  readonly focus: string;
  readonly water: string;
  readonly wood: string;
  readonly marsh: string;
  readonly town: string;
  readonly contour: string;
  readonly road: string;
  readonly sans: string;
  readonly condensed: string;
  /** pixels of 1 rem: 16, or more with large text */
  readonly rem: number;
}

const names = {
  desk: '--desk',
  paper: '--paper',
  paper2: '--paper-2',
  line: '--line',
  lineStrong: '--line-strong',
  ink: '--ink',
  ink2: '--ink-2',
  ink3: '--ink-3',
  axis: '--axis',
  soviet: '--soviet',
  onSide: '--on-side',
  pencil: '--pencil',
  onPencil: '--on-pencil',
  done: '--done',
  due: '--due',
  dueFill: '--due-fill',
  focus: '--focus',
  water: '--water',
  wood: '--wood',
  marsh: '--marsh',
  town: '--town',
  contour: '--contour',
  road: '--road',
  sans: '--sans',
  condensed: '--cond',
} as const satisfies Readonly<Record<Exclude<keyof Palette, 'rem'>, string>>;

export const readPalette = (root: Element = document.documentElement): Palette => {
  const style = getComputedStyle(root);
  const value = (name: string): string => style.getPropertyValue(name).trim() || 'gray';
  return {
    desk: value(names.desk),
    paper: value(names.paper),
    paper2: value(names.paper2),
    line: value(names.line),
    lineStrong: value(names.lineStrong),
    ink: value(names.ink),
    ink2: value(names.ink2),
    ink3: value(names.ink3),
    axis: value(names.axis),
    soviet: value(names.soviet),
    onSide: value(names.onSide),
    pencil: value(names.pencil),
    onPencil: value(names.onPencil),
    done: value(names.done),
    due: value(names.due),
    dueFill: value(names.dueFill),
    focus: value(names.focus),
    water: value(names.water),
    wood: value(names.wood),
    marsh: value(names.marsh),
    town: value(names.town),
    contour: value(names.contour),
    road: value(names.road),
    sans: value(names.sans),
    condensed: value(names.condensed),
    rem: Number.parseFloat(style.fontSize) || 16,
  };
};

/** Calls back when theme or text size of the page change; answers the way to stop. */
export const watchPalette = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'style'] });
  return () => observer.disconnect();
};
