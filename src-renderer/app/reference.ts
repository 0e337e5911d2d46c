import { create } from 'zustand';

/** Which rule the reference is open at, or which printed table ('' for all of them). */
export const useReference = create<{ readonly rule: string | null; readonly table: string | null }>(() => ({
  rule: null,
  table: null,
}));
export const openReference = (rule: string): void => useReference.setState({ rule, table: null });
export const openTables = (table = ''): void => useReference.setState({ rule: null, table });
export const closeReference = (): void => useReference.setState({ rule: null, table: null });
