import { create } from 'zustand';

/** Which rule the reference is open at, or which printed table ('' for all of them); of which game, if not that in view. */
interface Asked {
  readonly rule: string | null;
  readonly table: string | null;
  readonly game?: string | undefined;
}
export const useReference = create<Asked>(() => ({ rule: null, table: null }));
export const openReference = (rule: string, game?: string): void => useReference.setState({ rule, table: null, game });
export const openTables = (table = ''): void => useReference.setState({ rule: null, table });
export const closeReference = (): void => useReference.setState({ rule: null, table: null, game: undefined });
