import { useState } from 'react';
import { copyText } from '../../../host/copying.ts';
import { Icon } from '../../../ui/parts/Icon.tsx';
import { useT } from '../../../words/Language.tsx';
import classes from './fight.module.css';

/** A column (3-1, 3:1) and a ratio (26 : 9) are one word each: they never break over two lines. */
export const Unbroken = ({ text }: { readonly text: string }) =>
  text.split(/(\d+[-:]\d+|[\d?]+ : [\d?]+)/).map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence have no other name
      <span key={at} className={classes.whole}>
        {part}
      </span>
    ) : (
      part
    ),
  );

/** The fight in one line; one click copies it. */
export function Sentence({
  says,
  die,
  meaning,
}: {
  readonly says: string;
  readonly die?: string;
  readonly meaning?: string;
}) {
  const t = useT();
  const [copied, setCopied] = useState<boolean>();
  const text = [says, die && `${die}: ${meaning}`].filter(Boolean).join(' ');
  const copy = async () => {
    const is = await copyText(text);
    setCopied(is);
    setTimeout(() => setCopied(undefined), is ? 2_000 : 6_000);
  };
  return (
    <button type="button" className={classes.say} onClick={() => void copy()} title={t('ui.play.fight.copy')}>
      <span>
        <Unbroken text={says} />
      </span>{' '}
      {die && (
        <>
          <b className="pencil">{die}</b>: {meaning}
        </>
      )}
      <small role="status">
        {copied === undefined ? (
          <Icon name="copy" size={18} title={t('ui.play.fight.copy')} />
        ) : (
          t(copied ? 'ui.play.fight.copied' : 'ui.copy.not')
        )}
      </small>
    </button>
  );
}
