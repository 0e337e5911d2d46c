import { create } from 'zustand';
import type { DiaryScope } from './diary.ts';
import { goPlace } from './route.ts';

/** What the war diary is asked to tell; absent: the journal is looked at. */
export const useDiary = create<{ readonly scope?: DiaryScope | undefined }>(() => ({}));
export const closeDiary = (): void => useDiary.setState({ scope: undefined });
export const openDiary = (scope: DiaryScope = {}): void => {
  useDiary.setState({ scope });
  goPlace('journal');
};
