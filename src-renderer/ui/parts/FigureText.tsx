import { useLanguage } from '../../words/Language.tsx';

/** A figure as players read it: halves as a decimal, the minus as U+2212, the comma in Italian. */
export function FigureText({
  n,
  per = 1,
  signed = false,
}: {
  readonly n: number;
  readonly per?: 1 | 2;
  readonly signed?: boolean;
}) {
  const { number } = useLanguage();
  const value = n / per;
  return <span className="num">{`${signed && value > 0 ? '+' : ''}${number(value)}`}</span>;
}
