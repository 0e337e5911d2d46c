import { Modal, TextInput } from '@mantine/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLanguage } from '../../words/Language.tsx';
import { GuideText } from './GuideText.tsx';
import { chapterAt, search, sectionFor, sectionsOf } from './guide.ts';
import classes from './help.module.css';

/** The guide's own text, each language fetched when it is first read. */
const texts = {
  en: () => import('../../../docs/guide/en.md?raw'),
  it: () => import('../../../docs/guide/it.md?raw'),
};

/** The player's guide, opened where it speaks of this screen: read, searched, followed from link to link. */
export function Help({
  opened,
  screen,
  game,
  onClose,
}: {
  readonly opened: boolean;
  /** the screen one comes from, as the guide's comments name it */
  readonly screen: string;
  /** the game in view: its chapter stands first in the list */
  readonly game: string | undefined;
  readonly onClose: () => void;
}) {
  const { t, locale } = useLanguage();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState('');
  const [chosen, setChosen] = useState<number | undefined>();
  const page = useRef<HTMLElement>(null);
  useEffect(() => {
    let gone = false;
    void texts[locale]().then((file) => {
      if (!gone) setText(file.default);
    });
    return () => {
      gone = true;
    };
  }, [locale]);
  // opened again, it speaks of the screen one is on now
  // biome-ignore lint/correctness/useExhaustiveDependencies: at each opening
  useEffect(() => {
    setChosen(undefined);
    setAsked('');
  }, [opened, screen]);
  const sections = useMemo(() => sectionsOf(text), [text]);
  const hits = useMemo(() => (asked.trim() === '' ? undefined : search(sections, asked)), [sections, asked]);
  const at = chosen ?? hits?.[0]?.at ?? sectionFor(sections, screen, game);
  const open = (section: number): void => {
    setChosen(section);
    page.current?.scrollTo(0, 0);
  };
  const follow = (anchor: string): void => {
    const section = sections.findIndex(({ id }) => id === anchor);
    if (section >= 0) open(section);
  };
  const ofGame = game === undefined ? -1 : sections.findIndex(({ about }) => about.includes(game));
  const chapters = sections.flatMap(({ level }, i) => (level === 2 ? [i] : []));
  const listed = hits?.map((hit) => hit.at) ?? [
    ...chapters.filter((i) => i === ofGame),
    ...chapters.filter((i) => i !== ofGame),
  ];
  /** the chapter that a part belongs to */
  const chapterOf = (section: number): number => chapters.findLast((i) => i <= section) ?? 0;
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t('ui.command.help')}
      size="min(1080px, 94vw)"
      closeButtonProps={{ 'aria-label': t('ui.close') }}
      classNames={{ body: classes.body ?? '' }}
    >
      <nav className={classes.list} aria-label={t('ui.help.contents')}>
        <TextInput
          type="search"
          data-autofocus
          label={t('ui.help.search')}
          value={asked}
          maxLength={60}
          onChange={(event) => {
            setAsked(event.currentTarget.value);
            setChosen(undefined);
          }}
        />
        <div role="status" className="vh">
          {hits && t('ui.help.found', { count: hits.length })}
        </div>
        {hits?.length === 0 && <p>{t('ui.help.none')}</p>}
        <ul>
          {listed.map((section) => (
            <li key={section}>
              <button
                type="button"
                aria-current={(hits ? at : chapterOf(at)) === section || undefined}
                onClick={() => open(section)}
              >
                {sections[section]?.title}
                {hits && <small>{hits.find((hit) => hit.at === section)?.around}</small>}
              </button>
            </li>
          ))}
        </ul>
      </nav>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a text that scrolls is read by the arrow keys */}
      <article ref={page} className={classes.page} tabIndex={0} aria-label={sections[at]?.title}>
        {chapterAt(sections, at).map((section) => (
          <section key={section.id}>
            {section.level === 2 ? <h2>{section.title}</h2> : <h3>{section.title}</h3>}
            <GuideText tokens={section.tokens} follow={follow} />
          </section>
        ))}
      </article>
    </Modal>
  );
}
